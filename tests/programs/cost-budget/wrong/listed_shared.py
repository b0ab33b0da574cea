# fault: spent and calls are shared between budgets
class BudgetExceeded(Exception):
    pass

class Budget:
    totals = {"spent": 0.0, "calls": 0}

    def __init__(self, ceiling_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = ceiling_usd, in_rate, out_rate

    spent = property(lambda self: self.totals["spent"])
    calls = property(lambda self: self.totals["calls"])

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, tokens_in, written):
        self.totals["spent"] += tokens_in * self.in_rate + written * self.out_rate
        self.totals["calls"] += 1
        return self.spent
