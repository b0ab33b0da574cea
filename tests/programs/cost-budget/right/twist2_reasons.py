# twist: 2
from __future__ import annotations


class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, budget_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd = budget_usd
        self.rates = in_rate, out_rate
        self.calls = 0
        self.spent = 0.0

    def record(self, *tokens):
        self.spent += sum(u * v for u, v in zip(tokens, self.rates))
        self.calls += 1
        return self.spent

    def _objection(self, estimate: float) -> str | None:
        if self.spent >= self.max_usd:
            return "the money is gone"
        if self.spent + estimate > self.max_usd:
            return "the next call does not fit"
        return None

    def check(self, *, estimate: float = 0.0) -> None:
        if why := self._objection(estimate):
            raise BudgetExceeded(why)
