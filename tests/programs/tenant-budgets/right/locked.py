import threading
import uuid


class TenantBudgets:
    def __init__(self, limits):
        self.lock = threading.Lock()
        self.tenants = {name: [limit, {}, {}] for name, limit in limits.items()}  # limit, holds, spent by role

    def _left(self, tenant):
        if tenant not in self.tenants:
            return 0
        limit, holds, roles = self.tenants[tenant]
        return limit - sum(tokens for _, tokens in holds.values()) - sum(roles.values())

    def left(self, tenant):
        with self.lock:
            return self._left(tenant)

    def reserve(self, tenant, role, estimate):
        with self.lock:
            if tenant not in self.tenants or estimate > self._left(tenant):
                raise BudgetExceeded(f"{tenant}: {role} asked for {estimate}")
            key = uuid.uuid4()
            self.tenants[tenant][1][key] = (role, estimate)
            return tenant, key

    def settle(self, hold, actual):
        tenant, key = hold
        with self.lock:
            _, holds, roles = self.tenants[tenant]
            if key in holds:
                role, _ = holds.pop(key)
                roles[role] = roles.get(role, 0) + actual

    def spent(self, tenant):
        with self.lock:
            return dict(self.tenants[tenant][2]) if tenant in self.tenants else {}
