from dataclasses import dataclass, field


class BudgetExceeded(RuntimeError):
    """Stop the run."""


@dataclass
class Budget:
    max_usd: float
    in_rate: float = 3e-6
    out_rate: float = 15e-6
    spent: float = field(default=0.0, init=False)
    calls: int = field(default=0, init=False)

    def check(self):
        if not self.spent < self.max_usd:
            raise BudgetExceeded(f"{self.spent:.4f} of {self.max_usd:.4f} USD after {self.calls} calls")

    def record(self, in_tokens, out_tokens):
        self.calls += 1
        self.spent += in_tokens * self.in_rate + out_tokens * self.out_rate
        return self.spent


b = Budget(0.05)
print(b.record(4000, 600))
