# fault: two calls of one role with the same estimate have equal holds, so settling one twice ends both

class TenantBudgets:
    def __init__(self, limits):
        self._limits, self._open, self._spent = dict(limits), [], {}

    def left(self, tenant):
        held = sum(tokens for who, _, tokens in self._open if who == tenant)
        return self._limits.get(tenant, 0) - sum(self._spent.get(tenant, {}).values()) - held

    def reserve(self, tenant, role, estimate):
        if estimate > self.left(tenant):
            raise BudgetExceeded(tenant)
        hold = (tenant, role, estimate)
        self._open.append(hold)
        return hold

    def settle(self, hold, actual):
        if hold in self._open:
            self._open.remove(hold)
            tenant, role, _ = hold
            roles = self._spent.setdefault(tenant, {})
            roles[role] = roles.get(role, 0) + actual

    def spent(self, tenant):
        return dict(self._spent.get(tenant, {}))
