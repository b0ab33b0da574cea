# fault: check does not raise when spent is exactly max_usd
from dataclasses import dataclass


class BudgetExceeded(Exception):
    pass


@dataclass
class Budget:
    max_usd: float
    in_rate: float = 3e-6
    out_rate: float = 15e-6
    spent: float = 0.0
    calls: int = 0

    def check(self):
        over = self.spent - self.max_usd
        if over > 0:
            raise BudgetExceeded(over)

    def record(self, tokens_in, completion_tokens):
        self.spent += tokens_in * self.in_rate + completion_tokens * self.out_rate
        self.calls += 1
        return self.spent
