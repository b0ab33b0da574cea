# fault: the rates that are passed are not used
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, most, in_rate=3e-6, out_rate=15e-6) -> None:
        self.max_usd = most
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, read, completion_tokens):
        self.spent += read * 3e-6 + completion_tokens * 15e-6
        self.calls += 1
        return self.spent
