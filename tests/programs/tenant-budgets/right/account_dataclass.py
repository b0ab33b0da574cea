from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(eq=False)
class Hold:
    account: Account
    role: str
    tokens: int
    open: bool = True


@dataclass
class Account:
    limit: int = 0
    held: int = 0
    roles: Counter = field(default_factory=Counter)

    @property
    def left(self) -> int:
        return self.limit - self.held - self.roles.total()


class TenantBudgets:
    def __init__(self, limits: dict[str, int]) -> None:
        self._accounts = {tenant: Account(limit) for tenant, limit in limits.items()}

    def _account(self, tenant: str) -> Account:
        return self._accounts.get(tenant, Account())

    def left(self, tenant: str) -> int:
        return max(0, self._account(tenant).left)

    def reserve(self, tenant: str, role: str, estimate: int) -> Hold:
        account = self._account(tenant)
        if not estimate <= account.left:
            raise BudgetExceeded(tenant)
        account.held += estimate
        return Hold(account, role, estimate)

    def settle(self, hold: Hold, actual: int) -> None:
        if not hold.open:
            return
        hold.open = False
        hold.account.held -= hold.tokens
        hold.account.roles[hold.role] += actual

    def spent(self, tenant: str) -> dict[str, int]:
        return dict(self._account(tenant).roles)
