# twist: 2
# fault: without an estimate a cent is assumed
class BudgetExceeded(Exception):
    pass


class Budget:
    calls = 0

    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.rates = (in_rate, out_rate)
        self.left, self.spent = max_usd, 0.0

    def record(self, *tokens):
        cost = sum(count * rate for count, rate in zip(tokens, self.rates))
        self.calls += 1
        self.left -= cost
        self.spent += cost
        return self.spent

    def check(self, estimate=0.01):
        if self.left <= 0 or estimate > self.left:
            raise BudgetExceeded
