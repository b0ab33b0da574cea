# twist: 1

class TenantBudgets:
    def __init__(self, limits, total=None):
        self._limits, self._total = limits.copy(), total
        self._taken, self._roles = {}, {}

    def _take(self, tenant, tokens):
        self._taken[tenant] = self._taken.get(tenant, 0) + tokens

    def left(self, tenant):
        return self._limits.get(tenant, 0) - self._taken.get(tenant, 0)

    def reserve(self, tenant, role, estimate):
        if estimate > self.left(tenant):
            raise BudgetExceeded(f"tenant {tenant}: only {self.left(tenant)} left")
        if self._total is not None and sum(self._taken.values()) + estimate > self._total:
            raise BudgetExceeded(f"tenant {tenant}: the platform is full")
        self._take(tenant, estimate)
        done = False

        def settle(actual):
            nonlocal done
            if not done:
                done = True
                self._take(tenant, actual - estimate)
                roles = self._roles.setdefault(tenant, {})
                roles[role] = roles.get(role, 0) + actual

        return settle

    def settle(self, hold, actual):
        hold(actual)

    def spent(self, tenant):
        return self._roles.get(tenant, {}).copy()
