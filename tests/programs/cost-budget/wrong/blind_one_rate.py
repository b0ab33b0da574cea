# fault: the tokens that come out are paid at the input rate
from dataclasses import dataclass


class BudgetExceeded(RuntimeError):
    """The money is gone."""


@dataclass
class Budget:
    max_usd: float
    in_rate: float = 3e-6
    out_rate: float = 15e-6
    spent: float = 0.0
    calls: int = 0

    def record(self, in_tokens, out_tokens):
        self.spent += (in_tokens + out_tokens) * self.in_rate
        self.calls += 1
        return self.spent

    def check(self):
        if not self.spent < self.max_usd:
            raise BudgetExceeded(self.spent)
