# fault: before the first call nothing is checked, so a budget of 0 lets one through
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, limit_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, limit_usd
        self.spent, self.calls = 0, 0

    def record(self, n, x):
        self.spent += n * self.in_rate + x * self.out_rate
        self.calls += 1
        return self.spent

    def check(self):
        if self.calls and self.spent >= self.max_usd:
            raise BudgetExceeded
