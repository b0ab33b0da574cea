# fault: the ceiling and the rates are kept on the class, so the newest budget sets them for all
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        Budget.prices, Budget.most = (in_rate, out_rate), max_usd
        self.calls, self.spent = 0, 0.0

    def record(self, *tokens):
        self.calls += 1
        self.spent += sum(count * price for count, price in zip(tokens, self.prices))
        return self.spent

    def check(self):
        if self.spent >= self.most:
            raise BudgetExceeded(f"{self.spent} of {self.most}")
