# twist: 2
from dataclasses import dataclass, field


class BudgetExceeded(RuntimeError): ...


@dataclass
class Budget:
    max_usd: float
    in_rate: float = 3e-6
    out_rate: float = 15e-6
    _log: list = field(default_factory=list, repr=False)

    @property
    def calls(self):
        return len(self._log)

    @property
    def spent(self):
        return sum(self._log)

    def record(self, in_tokens, out_tokens, *, cached_tokens=0):
        self._log.append(self.in_rate * (in_tokens - 0.9 * cached_tokens) + self.out_rate * out_tokens)
        return self.spent

    def check(self, *, estimate=0.0):
        if (spent := self.spent) >= self.max_usd:
            raise BudgetExceeded(spent)
        if spent + estimate > self.max_usd:
            raise BudgetExceeded("the next call would pass it")
