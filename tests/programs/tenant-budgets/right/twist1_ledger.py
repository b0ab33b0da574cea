# twist: 1
from itertools import count


class TenantBudgets:
    def __init__(self, limits, total=None):
        self.limits, self.total = limits, total
        self.holds, self.booked, self.ids = {}, [], count()

    def used(self, tenant=None):
        rows = [*self.holds.values(), *self.booked]
        return sum(tokens for who, _, tokens in rows if tenant is None or who == tenant)

    def left(self, tenant):
        return self.limits.get(tenant, 0) - self.used(tenant)

    def reserve(self, tenant, role, estimate):
        if estimate > self.left(tenant):
            raise BudgetExceeded(f"{tenant} has {self.left(tenant)} tokens left")
        if self.total is not None and self.used() + estimate > self.total:
            raise BudgetExceeded(f"the platform has no room for {tenant} at the moment")
        hold = next(self.ids)
        self.holds[hold] = (tenant, role, estimate)
        return hold

    def settle(self, hold, actual):
        if hold in self.holds:
            tenant, role, _ = self.holds.pop(hold)
            self.booked.append((tenant, role, actual))

    def spent(self, tenant):
        sums = {}
        for who, role, tokens in self.booked:
            if who == tenant:
                sums[role] = sums.get(role, 0) + tokens
        return sums
