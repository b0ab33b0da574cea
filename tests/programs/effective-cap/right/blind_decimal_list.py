from decimal import ROUND_FLOOR, Decimal
from heapq import nsmallest


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    found = [(Decimal(str(max_steps)), "steps")]
    for have, each, name in ((token_budget, tokens_per_step, "tokens"), (deadline, seconds_per_step, "time")):
        if each:
            found.append(((Decimal(str(have)) / Decimal(str(each))).to_integral_value(ROUND_FLOOR), name))
    ((cap, name),) = nsmallest(1, found)
    return [float(cap) if cap >= 0 else 0.0, name]
