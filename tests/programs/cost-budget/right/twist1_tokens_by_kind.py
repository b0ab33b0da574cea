# twist: 1
class BudgetExceeded(ArithmeticError):
    """No money left."""


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.ceiling = float(max_usd)
        self.prices = {"fresh": in_rate, "cached": in_rate * 0.1, "out": out_rate}
        self.used = dict.fromkeys(self.prices, 0)
        self.calls = 0

    spent = property(lambda self: sum(self.used[kind] * price for kind, price in self.prices.items()))

    def record(self, came_in, went_out, cached_tokens=0):
        for kind, n in zip(("fresh", "cached", "out"), (came_in - cached_tokens, cached_tokens, went_out)):
            self.used[kind] += n
        self.calls += 1
        return self.spent

    def check(self):
        if not self.spent < self.ceiling:
            raise BudgetExceeded
