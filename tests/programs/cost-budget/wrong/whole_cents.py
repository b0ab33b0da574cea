# fault: the ceiling is compared in whole cents, so that a sum a little below it is stopped
class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.prices, self.most = (in_rate, out_rate), max_usd
        self.calls, self.spent = 0, 0.0

    def record(self, came_in, went_out):
        self.calls += 1
        self.spent += came_in * self.prices[0] + went_out * self.prices[1]
        return self.spent

    def check(self):
        if round(self.spent, 2) >= round(self.most, 2):
            raise BudgetExceeded(f"${self.spent:.2f} are gone")
