# twist: 2
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, ceiling_usd, in_rate=3e-6, out_rate=15e-6) -> None:
        self.out_rate, self.in_rate, self.max_usd = out_rate, in_rate, ceiling_usd
        self.calls, self.spent = 0, 0.0

    def check(self, estimate=0.0):
        if self.spent >= self.max_usd or self.spent + estimate > self.max_usd:
            raise BudgetExceeded(f"spent {self.spent}, next about {estimate}, ceiling {self.max_usd}")

    def record(self, prompt_tokens, tokens_out):
        self.spent += prompt_tokens * self.in_rate + tokens_out * self.out_rate
        self.calls += 1
        return self.spent
