from itertools import count


#: given
class BudgetExceeded(Exception): ...


#: end


class TenantBudgets:
    def __init__(self, limits, total=None):
        self.limits = limits
        self.total = total
        self.holds = {}
        self.booked = {}
        self.ids = count(1)

    def left(self, tenant):
        held = sum(tokens for who, _, tokens in self.holds.values() if who == tenant)  #: under_way
        limit = self.limits.get(tenant, 0)  #: nothing_without
        return limit - held - sum(self.spent(tenant).values())  #: under_way

    def has_room(self, estimate):
        held = sum(tokens for _, _, tokens in self.holds.values())  #: shared_room
        return self.total is None or held + sum(self.booked.values()) + estimate <= self.total  #: shared_room

    def reserve(self, tenant, role, estimate):
        left = self.left(tenant)
        if estimate > left:  #: before
            raise BudgetExceeded(f"{tenant}: {role} wants {estimate} tokens, {left} are left")  #: before
        if not self.has_room(estimate):  #: all_or_nothing
            raise BudgetExceeded(f"{tenant}: the platform is full, try again later")  #: whose_fault
        hold = next(self.ids)  #: own_hold
        self.holds[hold] = (tenant, role, estimate)  #: own_hold
        return hold

    def settle(self, hold, actual):
        if hold in self.holds:  #: once
            tenant, role, _ = self.holds.pop(hold)  #: give_back
            key = tenant, role  #: by_role
            self.booked[key] = self.booked.get(key, 0) + actual  #: actual

    def spent(self, tenant):
        return {role: tokens for (who, role), tokens in self.booked.items() if who == tenant}  #: by_role


if __name__ == "__main__":
    budgets = TenantBudgets({"north": 50_000, "south": 20_000}, total=60_000)
    first = budgets.reserve("north", "researcher", 45_000)
    for _ in range(2):
        try:
            budgets.reserve("south", "writer", 18_000)
            print(f"south: held, {budgets.left('south')} left")
        except BudgetExceeded as stop:
            print(f"refused: {stop}; {budgets.left('south')} left")
        budgets.settle(first, 12_000)
