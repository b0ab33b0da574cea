# fault: what a call used beyond the budget is forgotten
from types import SimpleNamespace
from collections import ChainMap


class Ticket:
    __slots__ = ("tenant", "role", "tokens")

    def __init__(self, *parts):
        self.tenant, self.role, self.tokens = parts

    __hash__ = object.__hash__


def TenantBudgets(limits):
    free = ChainMap({}, dict(limits))
    holds = set()
    tally = {}

    def left(tenant):
        return free.get(tenant, 0)

    def reserve(tenant, role, estimate):
        if not estimate <= left(tenant):
            raise BudgetExceeded(f"«{tenant}» is at its limit", estimate)
        free[tenant] = left(tenant) - estimate
        ticket = Ticket(tenant, role, estimate)
        holds.add(ticket)
        return ticket

    def settle(ticket, actual):
        try:
            holds.remove(ticket)
        except KeyError:
            return False
        free[ticket.tenant] = max(0, free[ticket.tenant] + ticket.tokens - actual)
        tally[ticket.tenant, ticket.role] = tally.get((ticket.tenant, ticket.role), 0) + actual
        return True

    def spent(tenant):
        return {role: tokens for (who, role), tokens in tally.items() if who == tenant}

    return SimpleNamespace(left=left, reserve=reserve, settle=settle, spent=spent)
