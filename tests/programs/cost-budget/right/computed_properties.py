from __future__ import annotations

from typing import NamedTuple


class Usage(NamedTuple):
    tokens_in: int
    tokens_out: int


class BudgetExceeded(Exception):
    def __init__(self, budget: "Budget") -> None:
        super().__init__(f"spent ${budget.spent:.4f} of ${budget.max_usd:.2f}")
        self.budget = budget


class Budget:
    """Keeps the usage; what it cost is worked out when somebody asks."""

    def __init__(self, max_usd: float, in_rate: float = 3e-6, out_rate: float = 15e-6) -> None:
        self.max_usd = max_usd
        self._rates = (in_rate, out_rate)
        self._log: list[Usage] = []

    @property
    def calls(self) -> int:
        return len(self._log)

    @property
    def spent(self) -> float:
        return sum(n * rate for usage in self._log for n, rate in zip(usage, self._rates))

    def record(self, in_tokens: int, out_tokens: int) -> float:
        self._log.append(Usage(in_tokens, out_tokens))
        return self.spent

    def check(self) -> None:
        if self.spent >= self.max_usd:
            raise BudgetExceeded(self)
