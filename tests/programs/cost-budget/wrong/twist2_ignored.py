# twist: 2
# fault: the estimate is accepted but not looked at
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, limit_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, limit_usd
        self.calls, self.spent = 0, 0.0

    def check(self, estimate=0.0):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(f"{self.spent} (next: {estimate})")

    def record(self, read, completion_tokens):
        self.spent += read * self.in_rate + completion_tokens * self.out_rate
        self.calls += 1
        return self.spent
