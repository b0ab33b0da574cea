# fault: record returns the cost of this call, not spent
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, most, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = most, in_rate, out_rate
        self.spent, self.calls = 0.0, 0

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, read, tokens_out):
        cost = read * self.in_rate + tokens_out * self.out_rate
        self.spent += cost
        self.calls += 1
        return cost
