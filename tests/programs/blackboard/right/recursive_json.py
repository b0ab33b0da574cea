from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any, Callable


def fresh(value: Any) -> Any:
    return json.loads(json.dumps(value))


@dataclass
class Blackboard:
    state: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)

    def post(self, agent: str, updates: dict[str, Any]) -> None:
        self.state |= fresh(updates)
        self.log.append(dict(ts=time.time(), agent=agent, updates=fresh(updates), n=len(self.log)))


@dataclass
class Controller:
    blackboard: Blackboard
    specialists: dict[str, Any]
    solved: Callable[[dict[str, Any]], bool]

    def ranked(self) -> list[str]:
        able = [n for n, s in self.specialists.items() if s.can_contribute(fresh(self.blackboard.state))]
        return sorted(able, key=lambda n: self.specialists[n].confidence(fresh(self.blackboard.state)), reverse=True)

    def run(self, max_rounds: int = 10) -> str:
        if self.solved(fresh(self.blackboard.state)):
            return "solved"
        able = self.ranked()
        if not able:
            return "stalled"
        if max_rounds < 1:
            return "max_rounds"
        self.blackboard.post(able[0], self.specialists[able[0]].contribute(fresh(self.blackboard.state)))
        return self.run(max_rounds - 1)
