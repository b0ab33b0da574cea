class BudgetExceeded(Exception):
    pass


class Budget:
    def __init__(self, max_usd, in_rate=3e-6, out_rate=15e-6):
        self.max_usd = max_usd
        self.in_rate = in_rate
        self.out_rate = out_rate
        self.spent = 0.0  #: own_spend
        self.calls = 0

    def check(self):
        if self.spent >= self.max_usd:  #: ceiling
            raise BudgetExceeded(f"${self.spent:.2f} of ${self.max_usd:.2f} are spent")  #: stop

    def record(self, in_tokens, out_tokens, cached_tokens=0):
        fresh = in_tokens - cached_tokens  #: cached_is_part
        self.spent += fresh * self.in_rate  #: input_cost
        self.spent += cached_tokens * self.in_rate / 10  #: cached_rate
        self.spent += out_tokens * self.out_rate  #: output_cost
        self.calls += 1  #: call_count
        return self.spent  #: running_total


if __name__ == "__main__":
    plain, cached = Budget(1.0), Budget(1.0)
    for step in range(10):
        plain.record(10_000, 200)
        cached.record(10_000, 200, 9_000 if step else 0)
    print(f"ten calls: ${plain.spent:.3f} without the cache, ${cached.spent:.3f} with it")
