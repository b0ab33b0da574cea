# fault: record does not count the call in calls
class BudgetExceeded(Exception):
    pass

class Budget:
    def __init__(self, most, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.in_rate, self.out_rate = most, in_rate, out_rate
        self.spent = 0.0
        self.calls = 0

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, prompt_tokens, n_out):
        self.spent += prompt_tokens * self.in_rate + n_out * self.out_rate
        return self.spent
