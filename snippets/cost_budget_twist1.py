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

    def record(self, in_tokens, out_tokens, cached_tokens=0):
        fresh = in_tokens - cached_tokens  #: cached_is_part
        cost = fresh * self.in_rate  #: input_cost
        cost += cached_tokens * self.in_rate / 10  #: cached_rate
        cost += out_tokens * self.out_rate  #: output_cost
        self.spent += cost  #: running_total
        self.calls += 1  #: call_count
        return self.spent


if __name__ == "__main__":
    plain, cached = Budget(1.0), Budget(1.0)
    for step in range(10):
        plain.record(10_000, 200)
        cached.record(10_000, 200, 9_000 if step else 0)
    print(f"ten calls: ${plain.spent:.3f} without the cache, ${cached.spent:.3f} with it")
