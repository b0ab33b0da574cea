# twist: 2
# fault: raises when spent + estimate is exactly max_usd, though it is not above it
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = max_usd, in_rate, out_rate
        self.spent, self.calls = 0.0, 0

    def check(self, estimate=0.0):
        if self.spent + estimate >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, read, tokens_out):
        self.spent += read * self.in_rate + tokens_out * self.out_rate
        self.calls += 1
        return self.spent
