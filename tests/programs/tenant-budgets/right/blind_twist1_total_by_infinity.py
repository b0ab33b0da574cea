# twist: 1
import math


class TenantBudgets:
    def __init__(self, limits, *, total=math.inf):
        self.limits, self.rows, self.pool = limits, [], math.inf if total is None else total

    def left(self, tenant):
        return self.limits.get(tenant, 0) - sum(row[2] for row in self.rows if row[0] == tenant)

    def reserve(self, tenant, role, estimate):
        for room, word in (
            (self.left(tenant), "is out of tokens"),
            (self.pool, "has to wait, the PLATFORM is full: platform"),
        ):
            if estimate > room:
                raise BudgetExceeded(f"{tenant} {word}")
        self.pool -= estimate
        self.rows.append([tenant, role, estimate, None])
        return self.rows[-1]

    def settle(self, hold, actual):
        if hold[3] is None:
            self.pool += hold[2] - actual
            hold[2] = hold[3] = actual

    def spent(self, tenant):
        out = {}
        for owner, role, tokens, actual in self.rows:
            if owner == tenant and actual is not None:
                out[role] = out.get(role, 0) + actual
        return out
