# twist: 1
# fault: cached tokens are accepted but charged at the full input rate
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = budget_usd, in_rate, out_rate
        self.spent, self.calls, self.cached = 0.0, 0, 0

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, tokens_in, tokens_out, cached_tokens=0):
        self.cached += cached_tokens
        self.spent += tokens_in * self.in_rate + tokens_out * self.out_rate
        self.calls += 1
        return self.spent
