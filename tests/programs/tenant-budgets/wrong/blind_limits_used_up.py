# fault: the dict of limits is counted down in place
class TenantBudgets:
    def __init__(self, limits):
        self.limits, self.holds, self.used = limits, {}, {}

    def left(self, tenant):
        return self.limits.get(tenant, 0)

    def reserve(self, tenant, role, estimate):
        if estimate > self.left(tenant):
            raise BudgetExceeded(tenant)
        self.limits[tenant] = self.left(tenant) - estimate
        hold = object()
        self.holds[hold] = (tenant, role, estimate)
        return hold

    def settle(self, hold, actual):
        if hold in self.holds:
            tenant, role, estimate = self.holds.pop(hold)
            self.limits[tenant] += estimate - actual
            mine = self.used.setdefault(tenant, {})
            mine[role] = mine.get(role, 0) + actual

    def spent(self, tenant):
        return dict(self.used.get(tenant, {}))
