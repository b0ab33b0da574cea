# fault: a call that needs exactly what is left is refused
from itertools import count


class TenantBudgets:
    def __init__(self, limits):
        self.limits = dict(limits)
        self.holds = {}
        self.booked = {}
        self.ids = count()

    def left(self, tenant):
        held = sum(tokens for who, _, tokens in self.holds.values() if who == tenant)
        return self.limits.get(tenant, 0) - held - sum(self.spent(tenant).values())

    def reserve(self, tenant, role, estimate):
        if estimate >= self.left(tenant):
            raise BudgetExceeded(f"{tenant} has {self.left(tenant)} tokens left")
        hold = next(self.ids)
        self.holds[hold] = (tenant, role, estimate)
        return hold

    def settle(self, hold, actual):
        if hold in self.holds:
            tenant, role, estimate = self.holds.pop(hold)
            self.booked[tenant, role] = self.booked.get((tenant, role), 0) + actual

    def spent(self, tenant):
        return {role: tokens for (who, role), tokens in self.booked.items() if who == tenant}
