# twist: 1
# fault: what was cached once is taken for cached in later calls
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd = max_usd
        self.in_rate = in_rate
        self.out_rate = out_rate
        self.spent = 0.0
        self.calls = 0

    def record(self, in_tokens, out_tokens, cached_tokens=0):
        self.cached = cached_tokens = max(cached_tokens, min(getattr(self, "cached", 0), in_tokens))
        fresh = in_tokens - cached_tokens
        self.calls += 1
        self.spent += self.out_rate * out_tokens
        self.spent += self.in_rate * (fresh + cached_tokens * 0.1)
        return self.spent

    def check(self, estimate=0.0):
        if self.spent >= self.max_usd or self.spent + estimate > self.max_usd:
            raise BudgetExceeded(f"{self.spent} of {self.max_usd}")
