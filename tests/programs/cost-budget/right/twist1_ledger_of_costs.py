# twist: 1
# twist: 2
class BudgetExceeded(RuntimeError):
    pass
class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd, self.rates, self._log = max_usd, (in_rate, out_rate), []
    @property
    def calls(self): return len(self._log)
    @property
    def spent(self): return sum(self._log)
    def record(self, in_tokens, out_tokens, cached_tokens=0):
        i, o = self.rates
        self._log.append((in_tokens - cached_tokens) * i + cached_tokens * i / 10 + out_tokens * o)
        return self.spent
    def check(self, estimate=0.0):
        if self.spent >= self.max_usd or self.spent + estimate > self.max_usd:
            raise BudgetExceeded(f"{self.spent:.4f} of {self.max_usd}")
