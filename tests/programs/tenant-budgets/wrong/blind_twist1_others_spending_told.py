# twist: 1
# fault: the message lists what all have spent
from collections import defaultdict


class TenantBudgets:
    def __init__(self, limits, total=None):
        self.total = total
        self.limits = dict(limits)
        self.holds = {}
        self.used = defaultdict(lambda: defaultdict(int))

    def left(self, tenant):
        held = sum(row[2] for row in self.holds.values() if row[0] == tenant)
        return self.limits.get(tenant, 0) - held - sum(self.used[tenant].values())

    def reserve(self, tenant, role, estimate):
        if estimate > self.left(tenant):
            raise BudgetExceeded(f"{tenant} has no room")
        everybody = sum(row[2] for row in self.holds.values()) + sum(sum(r.values()) for r in self.used.values())
        if self.total is not None and everybody + estimate > self.total:
            raise BudgetExceeded(
                f"{tenant}: the platform has no room: { {t: sum(r.values()) for t, r in self.used.items()} }"
            )
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
