from __future__ import annotations

import time
from enum import Enum, auto
from typing import Any, Callable


class State(Enum):
    CLOSED = auto()
    OPEN = auto()
    HALF_OPEN = auto()


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0) -> None:
        self._threshold, self._cooldown_ns = threshold, int(cooldown * 1e9)
        self._state, self._failures, self._since = State.CLOSED, 0, 0

    @property
    def state(self) -> State:
        if self._state is State.OPEN and time.perf_counter_ns() - self._since >= self._cooldown_ns:
            self._state = State.HALF_OPEN
        return self._state

    def _trip(self) -> None:
        self._state, self._since, self._failures = State.OPEN, time.perf_counter_ns(), 0

    def _failed(self) -> None:
        self._failures += 1
        match self._state:
            case State.HALF_OPEN:
                self._trip()
            case State.CLOSED if self._failures >= self._threshold:
                self._trip()

    def call(self, target: Callable[..., Any], *inputs: Any) -> Any:
        if self.state is State.OPEN:
            return "ERROR: circuit open, try something else"
        try:
            got = target(*inputs)
        except Exception as err:
            self._failed()
            return f"ERROR: {type(err).__name__}: {err}"
        self._state, self._failures = State.CLOSED, 0
        return got
