import threading

BudgetExceeded = type("BudgetExceeded", (Exception,), {})


class Budget:
    __slots__ = ("limit", "price", "spent", "calls", "_lock")

    def __init__(self, limit, in_rate=0.000003, out_rate=0.000015):
        self.limit = limit
        self.price = {"in": in_rate, "out": out_rate}
        self.spent = 0
        self.calls = 0
        self._lock = threading.Lock()

    def record(self, in_tokens, out_tokens):
        with self._lock:
            self.spent += self.price["in"] * in_tokens
            self.spent += self.price["out"] * out_tokens
            self.calls += 1
            return self.spent

    def check(self):
        with self._lock:
            left = self.limit - self.spent
        if left > 0:
            return
        raise BudgetExceeded(left)
