# fault: record does not count the call in calls
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, most, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, most
        self.spent = 0.0
        self.calls = 0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, prompt_tokens, n_out):
        self.spent += prompt_tokens * self.in_rate + n_out * self.out_rate
        return self.spent
