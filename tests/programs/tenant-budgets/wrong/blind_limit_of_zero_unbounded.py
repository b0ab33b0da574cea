# fault: a limit of 0 is taken for none
from collections import defaultdict


class TenantBudgets:
    def __init__(self, limits):
        self.limits = dict(limits)
        self.holds = {}
        self.used = defaultdict(lambda: defaultdict(int))

    def left(self, tenant):
        held = sum(row[2] for row in self.holds.values() if row[0] == tenant)
        return self.limits.get(tenant, 0) - held - sum(self.used[tenant].values())

    def reserve(self, tenant, role, estimate):
        if self.limits.get(tenant, 1) != 0 and estimate > self.left(tenant):
            raise BudgetExceeded(f"{tenant} has no room")
        hold = object()
        self.holds[hold] = (tenant, role, estimate)
        return hold

    def settle(self, hold, actual):
        if hold not in self.holds:
            return
        tenant, role, estimate = self.holds.pop(hold)
        self.used[tenant][role] += actual

    def spent(self, tenant):
        return dict(self.used[tenant])
