# twist: 1
import math
from collections import Counter


class Level:
    def __init__(self, limit):
        self.limit, self.used = limit, 0

    def has(self, tokens):
        return self.used + tokens <= self.limit


class TenantBudgets:
    def __init__(self, limits, total=None):
        self.platform = Level(math.inf if total is None else total)
        self.levels = {tenant: Level(limit) for tenant, limit in limits.items()}
        self.roles = {}

    def left(self, tenant):
        level = self.levels.get(tenant) or Level(0)
        return level.limit - level.used

    def reserve(self, tenant, role, estimate):
        own = self.levels.get(tenant)
        if own is None or not own.has(estimate):
            raise BudgetExceeded(tenant)
        if not self.platform.has(estimate):
            raise BudgetExceeded(f"{tenant}: the Platform is busy, try again later")
        for level in (own, self.platform):
            level.used += estimate
        return {"tenant": tenant, "role": role, "tokens": estimate}

    def settle(self, hold, actual):
        if not hold:
            return
        for level in (self.levels[hold["tenant"]], self.platform):
            level.used += actual - hold["tokens"]
        self.roles.setdefault(hold["tenant"], Counter())[hold["role"]] += actual
        hold.clear()

    def spent(self, tenant):
        return self.roles.get(tenant, {})
