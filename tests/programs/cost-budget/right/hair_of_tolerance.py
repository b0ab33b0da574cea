from math import isclose


class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.ceiling, self.prices = max_usd, (in_rate, out_rate)
        self.calls, self.spent = 0, 0.0

    def record(self, came_in, went_out):
        read, wrote = self.prices
        self.spent += came_in * read + went_out * wrote
        self.calls += 1
        return self.spent

    def check(self):
        if self.spent > self.ceiling or isclose(self.spent, self.ceiling):
            raise BudgetExceeded(f"{self.calls} calls cost {self.spent:.6f} of {self.ceiling}")
