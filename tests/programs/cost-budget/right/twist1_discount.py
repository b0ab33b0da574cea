# twist: 1
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

    DISCOUNT = 0.9  # reading from the cache costs a tenth

    def record(self, in_tokens, out_tokens, cached_tokens=0):
        billed = in_tokens - self.DISCOUNT * cached_tokens
        self.spent += self.in_rate * billed + self.out_rate * out_tokens
        self.calls += 1
        return self.spent

    def check(self):
        if self.max_usd <= self.spent:
            raise BudgetExceeded(str(self))
