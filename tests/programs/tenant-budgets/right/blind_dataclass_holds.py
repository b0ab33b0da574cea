from __future__ import annotations

import uuid
from dataclasses import dataclass, field


@dataclass(eq=False)
class Hold:
    tenant: str
    role: str
    held: int
    spent: int = 0
    id: str = field(default_factory=lambda: uuid.uuid4().hex)

    @property
    def weight(self) -> int:
        return self.held + self.spent


@dataclass
class TenantBudgets:
    limits: dict[str, int]
    holds: set[Hold] = field(default_factory=set)

    def reserve(self, tenant, role, estimate):
        hold = Hold(tenant, role, estimate)
        self.holds.add(hold)
        if self.left(tenant) < 0 and estimate > 0 or self.left(tenant) + estimate < estimate:
            self.holds.remove(hold)
            raise BudgetExceeded(f"tenant={tenant}")
        return hold

    def settle(self, hold, actual):
        if hold.id:
            hold.held, hold.spent, hold.id = 0, actual, ""
        return hold

    def left(self, tenant):
        return self.limits.get(tenant, 0) - sum(hold.weight for hold in self.holds if hold.tenant == tenant)

    def spent(self, tenant):
        mine = [hold for hold in self.holds if hold.tenant == tenant and hold.spent]
        return {role: sum(h.spent for h in mine if h.role == role) for role in {h.role for h in mine}}
