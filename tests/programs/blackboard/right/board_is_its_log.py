from __future__ import annotations
import json
from typing import Any, Callable, Protocol


class Specialist(Protocol):
    def can_contribute(self, state: dict) -> bool: ...
    def confidence(self, state: dict) -> float: ...
    def contribute(self, state: dict) -> dict: ...


def _snap(x):
    return json.loads(json.dumps(x))


class Blackboard:
    def __init__(self) -> None:
        self._log: list[dict] = []

    @property
    def state(self) -> dict[str, Any]:
        out: dict = {}
        for e in self.log:
            out.update(e["updates"])
        return out

    @property
    def log(self):
        return _snap(self._log)

    def post(self, agent: str, updates: dict) -> None:
        self._log.append(_snap({"agent": agent, "updates": updates}))


class Controller:
    def __init__(self, blackboard, specialists, solved):
        self.blackboard, self.specialists, self.solved = blackboard, specialists, solved

    def _next(self):
        able = {n: s for n, s in self.specialists.items() if s.can_contribute(self.blackboard.state)}
        ranked = sorted(able, key=lambda n: -able[n].confidence(self.blackboard.state))
        return ranked[0] if ranked else None

    def run(self, max_rounds: int = 10) -> str:
        n = 0
        while not self.solved(self.blackboard.state):
            name = self._next()
            if name is None:
                return "stalled"
            if n >= max_rounds:
                return "max_rounds"
            self.blackboard.post(name, self.specialists[name].contribute(self.blackboard.state))
            n += 1
        return "solved"
