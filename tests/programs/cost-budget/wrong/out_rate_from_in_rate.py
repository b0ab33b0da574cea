# fault: the default output rate is five times the input rate that was given
class BudgetExceeded(Exception):
    pass

class Budget:

    def __init__(self, the_max_usd, in_rate=3e-06, out_rate=None):
        self.max_usd = the_max_usd
        self.in_rate = in_rate
        self.out_rate = 5 * in_rate if out_rate is None else out_rate
        self.spent = 0.0
        self.calls = 0

    def record(self, the_in_tokens, the_out_tokens):
        self.spent += the_in_tokens * self.in_rate + the_out_tokens * self.out_rate
        self.calls += 1
        return self.spent

    def check(self):
        if self.spent >= self.max_usd:
            raise BudgetExceeded(f'{self.spent} of {self.max_usd}')
