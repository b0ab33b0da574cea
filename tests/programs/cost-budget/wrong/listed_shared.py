# fault: spent and calls are shared between budgets
class BudgetExceeded(Exception):
    pass


class Budget:
    totals = {"spent": 0.0, "calls": 0}

    def __init__(self, ceiling_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, ceiling_usd

    spent = property(lambda self: self.totals["spent"])
    calls = property(lambda self: self.totals["calls"])

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, tokens_in, written):
        self.totals["spent"] += tokens_in * self.in_rate + written * self.out_rate
        self.totals["calls"] += 1
        return self.spent
