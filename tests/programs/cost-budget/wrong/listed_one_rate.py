# fault: output tokens are charged at the input rate
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, ceiling_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, ceiling_usd
        self.calls, self.spent = 0, 0.0

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(self.spent)

    def record(self, read, completion_tokens):
        self.spent += sum([read, completion_tokens]) * self.in_rate
        self.calls += 1
        return self.spent
