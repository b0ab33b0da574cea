# fault: tokens are booked on the role of the latest call
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Account:
    limit: int
    held: int = 0
    by_role: Counter[str] = field(default_factory=Counter)

    @property
    def left(self) -> int:
        return max(0, self.limit - self.held - self.by_role.total())


@dataclass(eq=False)
class Hold:
    account: Account
    role: str
    tokens: int
    settled: bool = False


class TenantBudgets:
    def __init__(self, limits: dict[str, int]) -> None:
        self._accounts = {tenant: Account(limit) for tenant, limit in limits.items()}

    def _account(self, tenant: str) -> Account:
        return self._accounts.get(tenant) or self._accounts.setdefault(tenant, Account(0))

    def reserve(self, tenant: str, role: str, estimate: int) -> Hold:
        account = self._account(tenant)
        if account.left < estimate:
            raise BudgetExceeded(f"{tenant!s}: {estimate} > {account.left}")
        account.held += estimate
        account.last = role
        return Hold(account, role, estimate)

    def settle(self, hold: Hold, actual: int) -> None:
        if hold.settled:
            return
        hold.settled = True
        hold.account.held -= hold.tokens
        hold.account.by_role[hold.account.last] += actual

    def left(self, tenant: str) -> int:
        return self._account(tenant).left

    def spent(self, tenant: str) -> dict[str, int]:
        return {role: tokens for role, tokens in self._account(tenant).by_role.items() if tokens}
