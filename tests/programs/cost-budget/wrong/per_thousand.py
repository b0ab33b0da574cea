# fault: the rates are taken per thousand tokens, not per token
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, budget_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, read, n_out):
        self.spent += read / 1000 * self.in_rate + n_out / 1000 * self.out_rate
        self.calls += 1
        return self.spent
