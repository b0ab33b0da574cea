# fault: tenant and role are joined into one string, so two pairs can be one
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
        if estimate > self.left(tenant):
            raise BudgetExceeded(f"{tenant} has {self.left(tenant)} tokens left")
        hold = next(self.ids)
        self.holds[hold] = (tenant, role, estimate)
        return hold

    def settle(self, hold, actual):
        if hold in self.holds:
            tenant, role, estimate = self.holds.pop(hold)
            key = f"{tenant}:{role}"
            self.booked[key] = self.booked.get(key, 0) + actual

    def spent(self, tenant):
        start = f"{tenant}:"
        return {key[len(start) :]: tokens for key, tokens in self.booked.items() if key.startswith(start)}
