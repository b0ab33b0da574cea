from itertools import count


class TenantBudgets:
    def __init__(self, limits):
        self._limits = limits
        self._numbers = count()
        self._entries = []

    def _of(self, tenant):
        return (entry for entry in self._entries if entry["tenant"] == tenant)

    def left(self, tenant):
        try:
            limit = self._limits[tenant]
        except KeyError:
            limit = 0
        return limit - sum(entry["tokens"] for entry in self._of(tenant))

    def reserve(self, tenant, role, estimate):
        rest = self.left(tenant) - estimate
        if rest < 0:
            raise BudgetExceeded(f"{tenant!s}: {-rest} tokens short")
        self._entries.append(dict(tenant=tenant, role=role, tokens=estimate, settled=False))
        return next(self._numbers)

    def settle(self, hold, actual):
        entry = self._entries[hold]
        if not entry["settled"]:
            entry.update(tokens=actual, settled=True)

    def spent(self, tenant):
        roles = {}
        for entry in self._of(tenant):
            roles[entry["role"]] = roles.get(entry["role"], 0) + (entry["tokens"] if entry["settled"] else 0)
        return roles
