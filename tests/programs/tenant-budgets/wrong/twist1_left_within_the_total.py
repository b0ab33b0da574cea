# twist: 1
# fault: `.left` is no more than the total
import threading
from collections import defaultdict


class TenantBudgets:
    def __init__(self, limits, total=None):
        self.total = total
        self.limits = dict(limits)
        self.used = defaultdict(lambda: defaultdict(int))
        self.holds = {}
        self.next = 0
        self.lock = threading.Lock()

    def _left(self, tenant):
        held = sum(e for t, _, e in self.holds.values() if t == tenant)
        return self.limits.get(tenant, 0) - sum(self.used[tenant].values()) - held

    def left(self, tenant):
        with self.lock:
            return min(self._left(tenant), self.total if self.total is not None else 10**12)

    def reserve(self, tenant, role, estimate):
        with self.lock:
            if estimate > self._left(tenant):
                raise BudgetExceeded(f"{tenant}: {estimate} tokens wanted, {self._left(tenant)} left")
            if self.total is not None:
                all_used = sum(sum(r.values()) for r in self.used.values()) + sum(h[2] for h in self.holds.values())
                if all_used + estimate > self.total:
                    raise BudgetExceeded(f"{tenant}: the platform has no room for {estimate} tokens")
            self.next += 1
            self.holds[self.next] = (tenant, role, estimate)
            return self.next

    def settle(self, hold, actual):
        with self.lock:
            entry = self.holds.pop(hold, None)
            if entry:
                self.used[entry[0]][entry[1]] += actual

    def spent(self, tenant):
        with self.lock:
            return dict(self.used[tenant])
