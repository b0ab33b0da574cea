# fault: the budget counts as used up only when the ceiling was passed
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd: float, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.max_usd = max_usd
        self.in_rate = in_rate
        self.out_rate = out_rate
        self.spent = 0.0
        self.calls = 0

    def record(self, in_tokens, out_tokens):
        self.calls += 1
        self.spent += in_tokens * self.in_rate + out_tokens * self.out_rate
        return self.spent

    def check(self):
        if self.max_usd < self.spent:
            raise BudgetExceeded(f"spent {self.spent:.4f}, allowed {self.max_usd:.4f}")
