# twist: 1
# fault: cached tokens are charged on top, they are not taken out of in_tokens
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, budget_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, in_tokens, written, cached_tokens=0):
        self.spent += (in_tokens + 0.1 * cached_tokens) * self.in_rate + written * self.out_rate
        self.calls += 1
        return self.spent
