# twist: 1
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, budget_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, budget_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(f"${self.spent:.4f} gone, the ceiling is ${self.max_usd}")

    def record(self, prompt_tokens, n_out, cached_tokens=0):
        fresh = prompt_tokens - cached_tokens
        self.spent += fresh * self.in_rate + cached_tokens * self.in_rate / 10 + n_out * self.out_rate
        self.calls += 1
        return self.spent
