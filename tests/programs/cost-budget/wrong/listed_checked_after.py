# fault: record raises when the call passed the ceiling, where it has to return what is spent
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, budget_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(f"{self.spent} of {self.max_usd}")

    def record(self, read, written):
        self.calls += 1
        self.spent += read * self.in_rate + written * self.out_rate
        self.check()
        return self.spent
