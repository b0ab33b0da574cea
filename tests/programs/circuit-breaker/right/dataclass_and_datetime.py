import datetime as dt
from dataclasses import dataclass, field
@dataclass
class CircuitBreaker:
    threshold: int = 3
    cooldown: float = 30.0
    _failures: int = field(default=0, repr=False)
    _retry_at: dt.datetime | None = None
    def call(self, fn, *args, **kwargs):
        now = dt.datetime.now(dt.timezone.utc)
        if self._retry_at and now < self._retry_at:
            left = (self._retry_at - now).total_seconds()
            return f"ERROR: circuit is open for another {left:.0f} s"
        try:
            result = fn(*args, **kwargs)
        except Exception as e:
            self._failures += 1
            if self._failures >= self.threshold or self._retry_at:
                self._retry_at = dt.datetime.now(dt.timezone.utc) + dt.timedelta(seconds=self.cooldown)
            return f"ERROR: {type(e).__name__}: {e}"
        self._failures, self._retry_at = 0, None
        return result
