from collections import Counter
from types import SimpleNamespace


def TenantBudgets(limits):
    room = dict(limits)
    book = {}

    def reserve(tenant, role, estimate):
        if room.get(tenant, 0) < estimate:
            raise BudgetExceeded("no tokens", tenant)
        room[tenant] = room.get(tenant, 0) - estimate
        open_ = [True]

        def end(actual):
            if open_:
                open_.clear()
                room[tenant] += estimate - actual
                book.setdefault(tenant, Counter())[role] += actual

        return end

    return SimpleNamespace(
        reserve=reserve,
        settle=lambda hold, actual: hold(actual),
        left=lambda tenant: room.get(tenant, 0),
        spent=lambda tenant: book.get(tenant, Counter()),
    )
