class TenantBudgets:
    """Keeps a journal of everything and adds it up when asked."""

    def __init__(self, limits):
        self.limits = dict(limits)
        self.journal = []

    def _rows(self, tenant):
        for row in self.journal:
            if row["tenant"] == tenant:
                yield row

    def left(self, tenant):
        used = 0
        for row in self._rows(tenant):
            used += row["estimate"] if row["actual"] is None else row["actual"]
        try:
            return self.limits[tenant] - used
        except KeyError:
            return 0

    def reserve(self, tenant, role, estimate):
        if self.left(tenant) - estimate < 0:
            raise BudgetExceeded(f"tenant {tenant!s} is out of tokens")
        self.journal.append({"tenant": tenant, "role": role, "estimate": estimate, "actual": None})
        return len(self.journal) - 1

    def settle(self, hold, actual):
        row = self.journal[hold]
        if row["actual"] is None:
            row["actual"] = actual

    def spent(self, tenant):
        roles = {row["role"] for row in self._rows(tenant)}
        return {role: sum(row["actual"] or 0 for row in self._rows(tenant) if row["role"] == role) for role in roles}
