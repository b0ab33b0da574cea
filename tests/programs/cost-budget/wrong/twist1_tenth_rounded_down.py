# twist: 1
# fault: a tenth of the cached tokens is rounded down to whole tokens
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, ceiling_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, ceiling_usd
        self.spent, self.calls = 0, 0

    def record(self, n, got, cached_tokens=0):
        self.spent += (n - cached_tokens + cached_tokens // 10) * self.in_rate + got * self.out_rate
        self.calls += 1
        return self.spent

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded
