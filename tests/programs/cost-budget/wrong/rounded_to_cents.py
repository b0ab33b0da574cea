# fault: spent is rounded to cents at each call, small calls cost nothing
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, budget_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, n_in, tokens_out):
        self.spent = round(self.spent + n_in * self.in_rate + tokens_out * self.out_rate, 2)
        self.calls += 1
        return self.spent
