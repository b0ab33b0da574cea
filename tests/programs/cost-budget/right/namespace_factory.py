from types import SimpleNamespace


class BudgetExceeded(BaseException): ...


def Budget(max_usd, in_rate=3e-6, out_rate=15e-6):
    me = SimpleNamespace(spent=0, calls=0)

    def record(in_tokens, out_tokens):
        me.calls += 1
        me.spent += sum(map(float.__mul__, map(float, (in_tokens, out_tokens)), map(float, (in_rate, out_rate))))
        return me.spent

    def check():
        if me.spent >= max_usd:
            raise BudgetExceeded()

    me.record, me.check = record, check
    return me
