# fault: tenant and role are joined to one key
class TenantBudgets:
    def __init__(self, limits):
        self.limits, self.holds, self.used, self.number = limits, {}, {}, 0

    def left(self, tenant):
        held = sum(tokens for key, tokens in self.holds.values() if key.split("/")[0] == tenant)
        return self.limits.get(tenant, 0) - held - sum(self.spent(tenant).values())

    def reserve(self, tenant, role, estimate):
        if estimate > self.left(tenant):
            raise BudgetExceeded(tenant)
        self.number += 1
        self.holds[self.number] = (f"{tenant}/{role}", estimate)
        return self.number

    def settle(self, hold, actual):
        if hold in self.holds:
            key, _ = self.holds.pop(hold)
            self.used[key] = self.used.get(key, 0) + actual

    def spent(self, tenant):
        return {key.split("/")[1]: n for key, n in self.used.items() if key.split("/")[0] == tenant}
