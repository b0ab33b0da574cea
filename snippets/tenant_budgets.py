from itertools import count


#: given
class BudgetExceeded(Exception): ...


#: end


class TenantBudgets:
    def __init__(self, limits):
        self.limits = limits
        self.holds = {}
        self.booked = {}
        self.ids = count(1)

    def left(self, tenant):
        held = sum(tokens for who, _, tokens in self.holds.values() if who == tenant)  #: under_way
        limit = self.limits.get(tenant, 0)  #: nothing_without
        return limit - held - sum(self.spent(tenant).values())  #: under_way

    def reserve(self, tenant, role, estimate):
        left = self.left(tenant)
        if estimate > left:  #: before
            raise BudgetExceeded(f"{tenant}: {role} wants {estimate} tokens, {left} are left")  #: before
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
    budgets = TenantBudgets({"north": 50_000, "south": 20_000})
    calls = [budgets.reserve("north", role, 20_000) for role in ("researcher", "router")]
    for tenant in ("north", "south"):
        try:
            budgets.reserve(tenant, "writer", 15_000)
            print(f"{tenant}: held, {budgets.left(tenant)} left")
        except BudgetExceeded as stop:
            print(f"refused: {stop}")
    for hold, actual in zip(calls, (17_500, 400), strict=True):
        budgets.settle(hold, actual)
    print(f"north: {budgets.left('north')} left, spent: {budgets.spent('north')}")
