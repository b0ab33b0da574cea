import typing


class Hold(typing.NamedTuple):
    number: int
    tenant: str
    role: str
    estimate: int


class TenantBudgets:
    """Holds are remembered in a set, spending in a list of rows."""

    def __init__(self, limits):
        self._limits, self._open, self._rows, self._count = {**limits}, set(), [], 0

    def spent(self, tenant):
        sums = {}
        for row_tenant, role, tokens in self._rows:
            if row_tenant == tenant:
                sums[role] = sums.setdefault(role, 0) + tokens
        return sums

    def left(self, tenant):
        used = [hold.estimate for hold in self._open if hold.tenant == tenant] + list(self.spent(tenant).values())
        return (self._limits[tenant] if tenant in self._limits else 0) - sum(used)

    def reserve(self, tenant, role, estimate):
        self._count += 1
        hold = Hold(self._count, tenant, role, estimate)
        if self.left(tenant) >= estimate:
            self._open.add(hold)
            return hold
        raise BudgetExceeded("budget of %r is too small for %d" % (tenant, estimate))

    def settle(self, hold, actual):
        try:
            self._open.remove(hold)
        except KeyError:
            return
        self._rows.append((hold.tenant, hold.role, actual))
