# fault: check raises a ValueError, not BudgetExceeded
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, limit_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = limit_usd, in_rate, out_rate
        self.spent, self.calls = 0.0, 0

    def check(self):
        if self.spent >= self.max_usd:
            raise ValueError("BudgetExceeded")

    def record(self, prompt_tokens, n_out):
        self.spent += prompt_tokens * self.in_rate + n_out * self.out_rate
        self.calls += 1
        return self.spent
