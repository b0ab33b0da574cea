# fault: spent never passes max_usd, what is beyond is not added
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = max_usd, in_rate, out_rate
        self.spent, self.calls = 0.0, 0

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, tokens_in, completion_tokens):
        cost = tokens_in * self.in_rate + completion_tokens * self.out_rate
        self.spent = min(self.max_usd, self.spent + cost)
        self.calls += 1
        return self.spent
