# fault: record returns the cost of this call, not spent
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, most, in_rate=3e-6, out_rate=15e-6) -> None:
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, most
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, read, tokens_out):
        cost = read * self.in_rate + tokens_out * self.out_rate
        self.spent += cost
        self.calls += 1
        return cost
