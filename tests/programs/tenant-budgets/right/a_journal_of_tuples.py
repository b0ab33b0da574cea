import itertools
import threading


class TenantBudgets:
    def __init__(self, limits: dict) -> None:
        self.limits, self.journal = {**limits}, []
        self.numbers, self.lock = itertools.count(), threading.RLock()

    def _rows(self, tenant, kind):
        return [row for row in self.journal if row[0] == kind and row[2] == tenant]

    def left(self, tenant: str) -> int:
        with self.lock:
            used = sum(row[4] for row in self._rows(tenant, "spent"))
            held = sum(row[4] for row in self._rows(tenant, "held"))
            return max(0, self.limits.get(tenant, 0) - used - held)

    def reserve(self, tenant: str, role: str, estimate: int) -> int:
        with self.lock:
            if self.left(tenant) < estimate:
                raise BudgetExceeded(tenant)
            number = next(self.numbers)
            self.journal.append(("held", number, tenant, role, estimate))
            return number

    def settle(self, hold: int, actual: int) -> None:
        with self.lock:
            for place, (kind, number, tenant, role, _) in enumerate(self.journal):
                if kind == "held" and number == hold:
                    self.journal[place] = ("spent", number, tenant, role, actual)

    def spent(self, tenant: str) -> dict:
        roles: dict = {}
        for *_, role, tokens in self._rows(tenant, "spent"):
            roles[role] = roles.get(role, 0) + tokens
        return roles
