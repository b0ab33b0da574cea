# fault: record raises when the call passed the ceiling, where it has to return what is spent
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = budget_usd, in_rate, out_rate
        self.spent, self.calls = 0.0, 0

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(f"{self.spent} of {self.max_usd}")

    def record(self, read, written):
        self.calls += 1
        self.spent += read * self.in_rate + written * self.out_rate
        self.check()
        return self.spent
