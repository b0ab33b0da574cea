# fault: check returns False when the money is gone, it does not raise
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, most, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, most
        self.calls, self.spent = 0, 0.0

    def check(self):
        return self.spent < self.max_usd

    def record(self, read, completion_tokens):
        self.spent += read * self.in_rate + completion_tokens * self.out_rate
        self.calls += 1
        return self.spent
