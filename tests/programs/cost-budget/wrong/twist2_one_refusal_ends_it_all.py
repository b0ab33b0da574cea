# twist: 2
# fault: a call stopped by its estimate leaves the budget without any money
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.rates, self.ceiling = [in_rate, out_rate], max_usd
        self.spent, self.calls = 0.0, 0

    def record(self, *tokens):
        self.spent += sum(n * r for n, r in zip(tokens, self.rates))
        self.calls += 1
        return self.spent

    def left(self):
        return self.ceiling - self.spent

    def check(self, estimate=0.0):
        if self.left() <= 0:
            raise BudgetExceeded("used up")
        if estimate > self.left():
            self.ceiling = 0
            raise BudgetExceeded("no")
