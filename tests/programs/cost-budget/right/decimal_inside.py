from threading import Lock
from decimal import Decimal


class BudgetExceeded(Exception):
    code = "budget"


class Budget:
    DEFAULT_IN = 3e-6
    DEFAULT_OUT = 15e-6

    def __init__(self, max_usd, in_rate=DEFAULT_IN, out_rate=DEFAULT_OUT):
        self._lock = Lock()
        self._max = Decimal(str(max_usd))
        self._in, self._out = Decimal(str(in_rate)), Decimal(str(out_rate))
        self._spent = Decimal(0)
        self._calls = 0

    @property
    def spent(self):
        return float(self._spent)

    @property
    def calls(self):
        return self._calls

    def record(self, in_tokens, out_tokens):
        with self._lock:
            self._calls += 1
            self._spent += in_tokens * self._in + out_tokens * self._out
        return self.spent

    def check(self):
        with self._lock:
            if self._spent >= self._max:
                raise BudgetExceeded(f"${self._spent}")
