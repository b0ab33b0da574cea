# fault: the budget may be reached, only above it the check raises
class BudgetExceeded(RuntimeError):
    pass


class Budget:
    def __init__(self, max_usd: float, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.max_usd = max_usd
        self.rates = (in_rate, out_rate)
        self.spent = 0.0
        self.calls = 0

    def record(self, in_tokens, out_tokens):
        self.calls += 1
        self.spent += sum(rate * tokens for rate, tokens in zip(self.rates, (in_tokens, out_tokens)))
        return self.spent

    def check(self):
        if self.max_usd < self.spent:
            raise BudgetExceeded(f"{self.spent:.4f} of {self.max_usd} USD are spent")
