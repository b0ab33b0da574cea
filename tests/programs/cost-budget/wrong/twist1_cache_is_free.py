# twist: 1
# fault: cached tokens cost nothing, not a tenth
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, limit_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, limit_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, n_in, completion_tokens, cached_tokens=0):
        self.spent += (n_in - cached_tokens) * self.in_rate + completion_tokens * self.out_rate
        self.calls += 1
        return self.spent
