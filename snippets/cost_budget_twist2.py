class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        # The rates are dollars a token.
        self.spent = 0.0  #: own_spend
        self.calls = 0
        self.max_usd = max_usd
        self.in_rate, self.out_rate = in_rate, out_rate

    def check(self, estimate=0.0):
        used_up = self.spent >= self.max_usd  #: ceiling
        too_much = self.spent + estimate > self.max_usd  #: call_to_come
        if used_up or too_much:
            raise BudgetExceeded(f"${self.spent:.2f} of ${self.max_usd:.2f} are spent")  #: stop

    def record(self, in_tokens, out_tokens):
        cost = in_tokens * self.in_rate  #: input_cost
        cost += out_tokens * self.out_rate  #: output_cost
        self.spent += cost  #: running_total
        self.calls += 1  #: call_count
        return self.spent


if __name__ == "__main__":
    for estimate in (0.0, 0.021):
        budget = Budget(max_usd=0.05)
        try:
            while True:
                budget.check(estimate=estimate)
                budget.record(4_000, 600)
        except BudgetExceeded:
            print(f"estimate ${estimate}: halted after {budget.calls} calls, ${budget.spent:.3f} of $0.05")
