# fault: record gives and keeps the cost of the last call instead of the sum
class BudgetExceeded(Exception):
    def __init__(self, spent, limit):
        super().__init__(f"{spent} USD of {limit} USD are spent")


class Budget:
    def __init__(self, max_usd: float, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.max_usd, self.rates = max_usd, (in_rate, out_rate)
        self.calls, self.spent = 0, 0.0

    def record(self, in_tokens, out_tokens):
        self.calls = self.calls + 1
        self.spent = sum(size * rate for size, rate in zip((in_tokens, out_tokens), self.rates))
        return self.spent

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent, self.max_usd)
