# fault: the rates are taken per thousand tokens, not per token
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = budget_usd, in_rate, out_rate
        self.spent, self.calls = 0.0, 0

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, read, n_out):
        self.spent += read / 1000 * self.in_rate + n_out / 1000 * self.out_rate
        self.calls += 1
        return self.spent
