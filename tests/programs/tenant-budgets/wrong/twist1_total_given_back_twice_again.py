# twist: 1
# fault: a hold that is settled twice is given back to the total twice

class TenantBudgets:
    def __init__(self, limits, total=None):
        self.limits = dict(limits)
        self.total = total
        self.used = {}
        self.roles = {}
        self.all_used = 0

    def left(self, tenant):
        return max(0, self.limits.get(tenant, 0) - self.used.get(tenant, 0))

    def reserve(self, tenant, role, estimate):
        if self.used.get(tenant, 0) + estimate > self.limits.get(tenant, 0):
            raise BudgetExceeded("tenant " + tenant + " is out of tokens")
        if self.total is not None and self.all_used + estimate > self.total:
            raise BudgetExceeded("tenant " + tenant + " must wait: the platform is out of tokens")
        self.used[tenant] = self.used.get(tenant, 0) + estimate
        self.all_used += estimate
        return {"tenant": tenant, "role": role, "estimate": estimate, "open": True}

    def settle(self, hold, actual):
        if not hold["open"]:
            self.all_used -= hold["estimate"]
            return
        hold["open"] = False
        diff = actual - hold["estimate"]
        self.used[hold["tenant"]] += diff
        self.all_used += diff
        roles = self.roles.setdefault(hold["tenant"], {})
        roles[hold["role"]] = roles.get(hold["role"], 0) + actual

    def spent(self, tenant):
        return dict(self.roles.get(tenant, {}))
