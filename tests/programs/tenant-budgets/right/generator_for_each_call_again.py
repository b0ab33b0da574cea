from collections import Counter
from functools import partial


class TenantBudgets(dict):
    """tenant -> (limit, held, spent by role)"""

    def __init__(self, limits):
        super().__init__()
        for tenant in limits:
            self[tenant] = [limits[tenant], 0, Counter()]

    def __missing__(self, tenant):
        return [0, 0, Counter()]

    def left(self, tenant):
        limit, held, spent = self[tenant]
        return max(limit - held - sum(spent.values()), 0)

    def call(self, tenant, role, estimate):
        account = self.setdefault(tenant, self[tenant])
        account[1] += estimate
        actual = yield
        account[1] -= estimate
        account[2][role] += actual

    def reserve(self, tenant, role, estimate):
        if self.left(tenant) < estimate:
            raise BudgetExceeded(f"tenant={tenant!s} role={role!s} estimate={estimate!s}")
        running = self.call(tenant, role, estimate)
        next(running)
        return running

    def settle(self, hold, actual):
        try:
            hold.send(actual)
        except StopIteration:
            pass

    def spent(self, tenant):
        return self[tenant][2]
