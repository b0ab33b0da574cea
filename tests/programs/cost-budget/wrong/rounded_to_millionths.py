# fault: the spend is rounded to millionths of a dollar, so the calls of a small model cost nothing or too much
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, ceiling_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, ceiling_usd
        self.spent, self.calls = 0, 0

    def record(self, n, got):
        self.spent = round(self.spent + n * self.in_rate + got * self.out_rate, 6)
        self.calls += 1
        return self.spent

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded
