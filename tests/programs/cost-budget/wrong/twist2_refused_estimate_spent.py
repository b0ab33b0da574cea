# twist: 2
# fault: an estimate that is refused is spent all the same
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.ceiling = max_usd
        self.rates = (in_rate, out_rate)
        self.calls, self.spent = 0, 0.0

    def record(self, *tokens):
        self.calls += 1
        self.spent += sum(count * rate for count, rate in zip(tokens, self.rates))
        return self.spent

    def check(self, estimate=0.0):
        used_up = self.spent >= self.ceiling
        if used_up or self.spent + estimate > self.ceiling:
            self.spent += estimate
            raise BudgetExceeded(f"{self.spent} of {self.ceiling}")
