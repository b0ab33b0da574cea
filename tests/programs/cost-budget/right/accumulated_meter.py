from itertools import count


class BudgetExceeded(ArithmeticError):
    pass


def meter(in_rate, out_rate):
    """A coroutine-style generator: send it the tokens, it gives the total."""
    total = 0.0
    while True:
        tokens_in, tokens_out = yield total
        total += tokens_in * in_rate + tokens_out * out_rate


class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd = budget_usd
        self._meter = meter(in_rate, out_rate)
        self.spent = next(self._meter)
        self._numbers = count(1)
        self.calls = 0

    def record(self, prompt_tokens, written):
        self.calls = next(self._numbers)
        self.spent = self._meter.send((prompt_tokens, written))
        return self.spent

    def check(self):
        match self.spent >= self.max_usd:
            case True:
                raise BudgetExceeded(f"ceiling of {self.max_usd} reached")
