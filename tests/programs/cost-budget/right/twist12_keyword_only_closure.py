# twist: 1
# twist: 2
from types import SimpleNamespace


class BudgetExceeded(BaseException): ...


def Budget(max_usd, in_rate=3e-6, out_rate=15e-6):
    me = SimpleNamespace(spent=0, calls=0)

    def record(i, o, c=0, /, cached_tokens=None):
        c = c if cached_tokens is None else cached_tokens
        me.calls, me.spent = me.calls + 1, me.spent + (i - 0.9 * c) * in_rate + o * out_rate
        return me.spent

    def check(*, estimate=0.0):
        if (left := max_usd - me.spent) <= 0 or estimate > left:
            raise BudgetExceeded(left)

    me.record, me.check = record, check
    return me
