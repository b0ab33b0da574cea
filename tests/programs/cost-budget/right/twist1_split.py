# twist: 1
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = max_usd, in_rate, out_rate
        self.spent, self.calls = 0.0, 0

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(f"${self.spent:.4f} of ${self.max_usd}")

    def record(self, in_tokens, out_tokens, cached_tokens=0):
        fresh = in_tokens - cached_tokens
        self.spent += fresh * self.in_rate + cached_tokens * self.in_rate / 10 + out_tokens * self.out_rate
        self.calls += 1
        return self.spent
