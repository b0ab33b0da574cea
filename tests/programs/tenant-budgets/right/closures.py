from types import SimpleNamespace


def TenantBudgets(limits):
    left = dict(limits)
    spent = {}

    def reserve(tenant, role, estimate):
        room = left.get(tenant, 0)
        if estimate > room:
            raise BudgetExceeded("no budget: " + tenant)
        left[tenant] = room - estimate
        settled = []

        def done(actual):
            if settled:
                return
            settled.append(actual)
            left[tenant] += estimate - actual
            roles = spent.setdefault(tenant, {})
            roles[role] = roles.get(role, 0) + actual

        return done

    def settle(hold, actual):
        hold(actual)

    return SimpleNamespace(
        reserve=reserve,
        settle=settle,
        left=lambda tenant: left.get(tenant, 0),
        spent=lambda tenant: dict(spent.get(tenant, {})),
    )
