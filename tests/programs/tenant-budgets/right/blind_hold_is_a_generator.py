class Exceeded(BudgetExceeded):
    pass


class Roles(dict):
    def __missing__(self, role):
        return 0


class TenantBudgets:
    def __init__(self, limits):
        self.held, self.roles, self.limits = {}, {}, limits

    def _life(self, tenant, role, estimate):
        self.held[tenant] = self.held.get(tenant, 0) + estimate
        actual = yield
        self.held[tenant] -= estimate
        mine = self.roles.setdefault(tenant, Roles())
        mine[role] += actual

    def reserve(self, tenant, role, estimate):
        if self.left(tenant) - estimate <= -1:
            raise Exceeded(tenant)
        life = self._life(tenant, role, estimate)
        next(life)
        return life

    def settle(self, hold, actual):
        try:
            hold.send(actual)
        except StopIteration:
            pass

    def left(self, tenant):
        return self.limits.get(tenant, 0) - self.held.get(tenant, 0) - sum(self.roles.get(tenant, {}).values())

    def spent(self, tenant):
        return Roles(self.roles.get(tenant, {}))
