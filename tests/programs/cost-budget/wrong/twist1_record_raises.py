# twist: 1
# fault: a call with cached tokens that passes the ceiling is refused after the fact
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.ceiling = float(max_usd)
        self.in_rate = in_rate
        self.out_rate = out_rate
        self.spent = 0.0
        self.calls = 0

    def record(self, came_in, went_out, cached_tokens=0):
        fresh = came_in - cached_tokens
        self.spent += fresh * self.in_rate + cached_tokens * self.in_rate / 10 + went_out * self.out_rate
        self.calls += 1
        if cached_tokens and self.spent >= self.ceiling:
            raise BudgetExceeded
        return self.spent

    def check(self):
        if self.spent >= self.ceiling:
            raise BudgetExceeded(f"{self.spent} of {self.ceiling}")
