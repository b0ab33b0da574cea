from collections import defaultdict
from itertools import count


class TenantBudgets:
    def __init__(self, limits):
        self.limits = limits
        self.holds = {}
        self.booked = defaultdict(int)
        self.numbers = count(1)

    def left(self, tenant):
        held = sum(estimate for who, _, estimate in self.holds.values() if who == tenant)
        return self.limits.get(tenant, 0) - held - sum(self.spent(tenant).values())

    def reserve(self, tenant, role, estimate):
        left = self.left(tenant)
        if left < estimate:
            raise BudgetExceeded(f"{tenant} has {left} tokens left and wants {estimate}")
        number = next(self.numbers)
        self.holds[number] = tenant, role, estimate
        return number

    def settle(self, hold, actual):
        tenant, role, _ = self.holds.pop(hold, (None, None, None))
        if tenant is not None:
            self.booked[tenant, role] += actual

    def spent(self, tenant):
        return {role: tokens for (who, role), tokens in self.booked.items() if who == tenant}
