# twist: 1
# fault: what a tenant spent beyond its limit does not count in the total

from __future__ import annotations

import threading
import uuid
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Mapping, Optional


@dataclass(frozen=True)
class Hold:
    tenant: str
    role: str
    estimate: int
    id: str = field(default_factory=lambda: uuid.uuid4().hex)


class Account:
    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self.by_role: Counter[str] = Counter()

    @property
    def committed(self) -> int:
        return self.held + sum(self.by_role.values())

    @property
    def left(self) -> int:
        return self.limit - self.committed


class TenantBudgets:
    """Hierarchical budgets: per tenant and, optionally, platform-wide."""

    def __init__(self, limits: Mapping[str, int], total: Optional[int] = None) -> None:
        self._accounts = {tenant: Account(limit) for tenant, limit in limits.items()}
        self._total = total
        self._open: dict[str, Hold] = {}
        self._lock = threading.RLock()

    def _account(self, tenant: str) -> Account:
        return self._accounts.get(tenant) or Account(0)

    def _platform_left(self) -> Optional[int]:
        if self._total is None:
            return None
        return self._total - sum(min(account.committed, account.limit) for account in self._accounts.values())

    def reserve(self, tenant: str, role: str, estimate: int) -> Hold:
        if estimate < 0:
            raise ValueError("estimate must not be negative")
        with self._lock:
            account = self._account(tenant)
            if estimate > account.left:
                raise BudgetExceeded(f"Tenant '{tenant}' has {account.left} tokens left, {estimate} requested by {role}")
            platform_left = self._platform_left()
            if platform_left is not None and estimate > platform_left:
                raise BudgetExceeded(f"Tenant '{tenant}': not enough capacity on the platform at the moment")
            hold = Hold(tenant, role, estimate)
            account.held += estimate
            self._open[hold.id] = hold
            return hold

    def settle(self, hold: Hold, actual: int) -> None:
        with self._lock:
            if self._open.pop(hold.id, None) is None:
                return
            account = self._account(hold.tenant)
            account.held -= hold.estimate
            account.by_role[hold.role] += actual

    def left(self, tenant: str) -> int:
        with self._lock:
            return self._account(tenant).left

    def spent(self, tenant: str) -> dict[str, int]:
        with self._lock:
            return {role: tokens for role, tokens in self._account(tenant).by_role.items() if tokens}
