# twist: 1
# fault: without a total the sum of all limits is taken for one

from itertools import count
from typing import NamedTuple
import math


class Entry(NamedTuple):
    number: int
    tenant: str
    role: str
    tokens: int
    done: bool


class TenantBudgets:
    def __init__(self, limits, *, total=None):
        self.limits, self.total = limits.copy(), sum(limits.values()) if total is None else total
        self.book, self.numbers = {}, count()

    def used(self, tenant=None):
        return sum(e.tokens for e in self.book.values() if tenant is None or e.tenant == tenant)

    def left(self, tenant):
        return self.limits.get(tenant, 0) - self.used(tenant)

    def reserve(self, tenant, role, estimate):
        for room, words in ((self.left(tenant), "limit"), (self.total - self.used(), "shared limit of the Platform")):
            if estimate > room:
                raise BudgetExceeded(tenant, words)
        number = next(self.numbers)
        self.book[number] = Entry(number, tenant, role, estimate, False)
        return number

    def settle(self, hold, actual):
        match self.book.get(hold):
            case Entry(done=False) as entry:
                self.book[hold] = entry._replace(tokens=actual, done=True)

    def spent(self, tenant):
        roles = {e.role for e in self.book.values() if e.tenant == tenant and e.done}
        return {r: sum(e.tokens for e in self.book.values() if (e.tenant, e.role, e.done) == (tenant, r, True)) for r in roles}
