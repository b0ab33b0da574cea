class TenantBudgets:
    def __init__(self, limits):
        self.state = {t: [n, {}] for t, n in limits.items()}

    def reserve(self, tenant, role, estimate):
        if tenant not in self.state or estimate > self.state[tenant][0]:
            raise BudgetExceeded(tenant)
        acct = self.state[tenant]
        acct[0] -= estimate

        def settle(actual):
            nonlocal estimate
            if estimate is None:
                return
            acct[0] += estimate - actual
            acct[1][role] = acct[1].get(role, 0) + actual
            estimate = None

        return settle

    def settle(self, hold, actual):
        hold(actual)

    def left(self, tenant):
        return self.state.get(tenant, [0])[0]

    def spent(self, tenant):
        return self.state[tenant][1].copy() if tenant in self.state else {}
