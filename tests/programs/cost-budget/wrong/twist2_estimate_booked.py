# twist: 2
# fault: check adds the estimate to what is spent
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, ceiling_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, ceiling_usd
        self.calls, self.spent = 0, 0.0

    def check(self, estimate=0.0):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)
        self.spent += estimate
        if self.spent > self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, read, n_out):
        self.spent += read * self.in_rate + n_out * self.out_rate
        self.calls += 1
        return self.spent
