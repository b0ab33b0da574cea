# fault: before the first call nothing is checked, so a budget of 0 lets one through
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, limit_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = limit_usd, in_rate, out_rate
        self.spent, self.calls = 0, 0

    def record(self, n, x):
        self.spent += n * self.in_rate + x * self.out_rate
        self.calls += 1
        return self.spent

    def check(self):
        if self.calls and self.spent >= self.max_usd:
            raise BudgetExceeded
