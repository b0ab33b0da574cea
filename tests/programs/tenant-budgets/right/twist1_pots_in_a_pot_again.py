# twist: 1

class Pot:
    def __init__(self, limit, parent=None):
        self.limit, self.parent, self.held, self.spent = limit, parent, 0, {}

    def room(self):
        return self.limit - self.held - sum(self.spent.values())

    def chain(self):
        pot = self
        while pot:
            yield pot
            pot = pot.parent


class Hold:
    def __init__(self, pot, role, estimate):
        self.pot, self.role, self.estimate = pot, role, estimate
        for pot in self.pot.chain():
            pot.held += estimate

    def end(self, actual):
        for pot in self.pot.chain():
            pot.held -= self.estimate
            pot.spent[self.role] = pot.spent.get(self.role, 0) + actual
        self.end = lambda actual: None


class TenantBudgets:
    def __init__(self, limits, total=None):
        top = None if total is None else Pot(total)
        self.pots = {name: Pot(limit, top) for name, limit in limits.items()}

    def pot(self, tenant):
        return self.pots.setdefault(tenant, Pot(0))

    def reserve(self, tenant, role, estimate):
        pot = self.pot(tenant)
        for place, one in enumerate(pot.chain()):
            if one.room() < estimate:
                raise BudgetExceeded(f"{tenant}: {estimate} tokens are too many" + " for the platform" * place)
        return Hold(pot, role, estimate)

    def settle(self, hold, actual):
        hold.end(actual)

    def left(self, tenant):
        return self.pot(tenant).room()

    def spent(self, tenant):
        return self.pot(tenant).spent.copy()
