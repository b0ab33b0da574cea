# fault: check raises from 90 % of max_usd on
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, max_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if 0.9 * self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, tokens_in, completion_tokens):
        self.spent += tokens_in * self.in_rate + completion_tokens * self.out_rate
        self.calls += 1
        return self.spent
