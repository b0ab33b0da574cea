# fault: check raises only the first time, a second check passes though the money is gone
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, most, in_rate=3e-6, out_rate=15e-6) -> None:
        self.in_rate, self.out_rate, self.max_usd = in_rate, out_rate, most
        self.spent, self.calls, self.warned = 0.0, 0, False

    def check(self):
        if self.spent >= self.max_usd and not self.warned:
            self.warned = True
            raise BudgetExceeded(self.spent)

    def record(self, tokens_in, completion_tokens):
        self.spent += tokens_in * self.in_rate + completion_tokens * self.out_rate
        self.calls += 1
        return self.spent
