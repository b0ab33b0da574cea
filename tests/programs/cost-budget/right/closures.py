from types import SimpleNamespace


class BudgetExceeded(Exception):
    pass


def Budget(max_usd, in_rate=3e-6, out_rate=15e-6):
    me = SimpleNamespace(spent=0.0, calls=0)

    def record(used_in, used_out):
        cost = used_in * in_rate + used_out * out_rate
        me.spent, me.calls = me.spent + cost, me.calls + 1
        return me.spent

    def check():
        if me.spent >= max_usd:
            raise BudgetExceeded("no money left")

    me.record, me.check = record, check
    return me
