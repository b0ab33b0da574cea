# twist: 2
# fault: raises when spent + estimate is exactly max_usd, though it is not above it
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, max_usd
        self.calls, self.spent = 0, 0.0

    def check(self, estimate=0.0):
        if self.spent + estimate >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, read, tokens_out):
        self.spent += read * self.in_rate + tokens_out * self.out_rate
        self.calls += 1
        return self.spent
