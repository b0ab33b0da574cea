class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, limit_usd, in_rate=3e-6, out_rate=15e-6):
        self.left = limit_usd
        self.max = limit_usd
        self.r = (in_rate, out_rate)
        self.calls = 0
        self.spent = 0.0

    def record(self, n, obj):
        self.calls += 1
        self.spent += self.r[0] * n + self.r[1] * obj
        self.left = self.max - self.spent
        return self.spent

    def check(self):
        if self.left <= 0:
            raise BudgetExceeded(f"{self.left}")
