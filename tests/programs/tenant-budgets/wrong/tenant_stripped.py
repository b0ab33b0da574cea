# fault: white space around a tenant is not part of its name
class TenantBudgets:
    def __init__(self, limits):
        self.limits = {}
        for tenant in limits:
            self.limits[tenant] = limits[tenant]
        self.held = {}
        self.used = {}
        self.holds = {}
        self.counter = 0

    def left(self, tenant):
        limit = self.limits.get(tenant, 0)
        held = self.held.get(tenant, 0)
        used = 0
        for role in self.used.get(tenant, {}):
            used = used + self.used[tenant][role]
        return limit - held - used

    def reserve(self, tenant, role, estimate):
        tenant = tenant.strip()
        left = self.left(tenant)
        if estimate > left:
            raise BudgetExceeded("Tenant " + tenant + " wants " + str(estimate) + " but has " + str(left))
        self.held[tenant] = self.held.get(tenant, 0) + estimate
        self.counter = self.counter + 1
        hold = "hold-" + str(self.counter)
        self.holds[hold] = [tenant, role, estimate]
        return hold

    def settle(self, hold, actual):
        if hold not in self.holds:
            return
        tenant, role, estimate = self.holds[hold]
        del self.holds[hold]
        self.held[tenant] = self.held[tenant] - estimate
        if tenant not in self.used:
            self.used[tenant] = {}
        if role not in self.used[tenant]:
            self.used[tenant][role] = 0
        self.used[tenant][role] = self.used[tenant][role] + actual

    def spent(self, tenant):
        return dict(self.used.get(tenant, {}))
