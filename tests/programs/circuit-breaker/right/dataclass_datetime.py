import datetime as dt
from collections import deque
from dataclasses import dataclass, field
from typing import Optional


@dataclass
class CircuitBreaker:
    threshold: int = 3
    cooldown: float = 30.0
    recent: deque = field(default_factory=deque, repr=False)
    opened: Optional[dt.datetime] = None

    def _refusing(self):
        return self.opened is not None and dt.datetime.now() < self.opened + dt.timedelta(seconds=self.cooldown)

    def call(self, target, *payload):
        if self._refusing():
            return f"ERROR: unavailable since {self.opened:%H:%M:%S}, last problem: {self.recent[-1]}"
        try:
            got = target(*payload)
        except Exception as problem:
            self.recent.append(str(problem))
            if len(self.recent) >= self.threshold:
                self.opened = dt.datetime.now()
            return f"ERROR: {problem}"
        self.recent.clear()
        self.opened = None
        return got
