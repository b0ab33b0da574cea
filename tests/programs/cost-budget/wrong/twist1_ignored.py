# twist: 1
# fault: cached tokens are accepted but charged at the full input rate
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, budget_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, budget_usd
        self.spent, self.calls, self.cached = 0.0, 0, 0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, tokens_in, tokens_out, cached_tokens=0):
        self.cached += cached_tokens
        self.spent += tokens_in * self.in_rate + tokens_out * self.out_rate
        self.calls += 1
        return self.spent
