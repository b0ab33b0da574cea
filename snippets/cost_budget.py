class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        # The rates are dollars a token.
        self.spent = 0.0  #: own_spend
        self.calls = 0
        self.max_usd = max_usd
        self.in_rate, self.out_rate = in_rate, out_rate

    def check(self):
        used_up = self.spent >= self.max_usd  #: ceiling
        if used_up:
            raise BudgetExceeded(f"${self.spent:.2f} of ${self.max_usd:.2f} are spent")  #: stop

    def record(self, in_tokens, out_tokens):
        cost = in_tokens * self.in_rate  #: input_cost
        cost += out_tokens * self.out_rate  #: output_cost
        self.spent += cost  #: running_total
        self.calls += 1  #: call_count
        return self.spent


if __name__ == "__main__":
    budget = Budget(max_usd=0.10)
    history = 2000
    while True:
        try:
            budget.check()
        except BudgetExceeded as stop:
            print(f"no call {budget.calls + 1}: {stop}")
            break
        total = budget.record(history, 500)
        print(f"call {budget.calls}: {history} tokens in, ${total:.4f} so far")
        history += 3000
