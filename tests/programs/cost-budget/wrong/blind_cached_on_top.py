# twist: 1
# fault: cached tokens are paid at the full rate and once more at a tenth
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd: float, in_rate: float = 3e-6, out_rate: float = 15e-6):
        self.max_usd = max_usd
        self.in_rate = in_rate
        self.out_rate = out_rate
        self.log = []

    @property
    def calls(self):
        return len(self.log)

    @property
    def spent(self):
        return sum(self.log)

    def record(self, in_tokens, out_tokens, cached_tokens=0):
        cost = in_tokens * self.in_rate + cached_tokens * self.in_rate / 10 + out_tokens * self.out_rate
        self.log.append(cost)
        return self.spent

    def check(self):
        if not self.spent < self.max_usd:
            raise BudgetExceeded(f"{self.calls} calls cost {self.spent}")
