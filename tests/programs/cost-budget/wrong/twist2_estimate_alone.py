# twist: 2
# fault: the estimate is compared with max_usd alone, without what is spent
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, max_usd
        self.calls, self.spent = 0, 0.0

    def check(self, estimate=0.0):
        if self.spent >= self.max_usd or estimate > self.max_usd:
            raise BudgetExceeded(self.spent)

    def record(self, read, completion_tokens):
        self.spent += read * self.in_rate + completion_tokens * self.out_rate
        self.calls += 1
        return self.spent
