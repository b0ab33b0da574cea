# fault: a task that comes a second time has the answer of the first run, and the model is not asked
from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Protocol

log = logging.getLogger(__name__)


class Model(Protocol):
    def __call__(self, messages: list[dict], tools: Mapping[str, Callable[..., Any]]) -> dict: ...


@dataclass
class Agent:
    model: Model
    tools: dict[str, Callable[..., Any]]
    max_steps: int = 5
    history: list[dict[str, Any]] = field(default_factory=list)

    def _say(self, role: str, content: Any) -> None:
        self.history.append({"role": role, "content": content})

    def _act(self, call: dict) -> dict:
        log.info("calling %s", call["name"])
        result = self.tools[call["name"]](**call["input"])
        return {"type": "tool_result", "tool_use_id": call["id"], "content": str(result), "is_error": False}

    def run(self, task: str) -> str:
        """Run until the model answers with text."""
        self._say("user", task)
        used = 0
        while used < self.max_steps:
            reply = self.model(self.history, tools=self.tools)
            used += 1
            if reply["type"] != "tool_call":
                return reply["text"]
            self._say("assistant", [reply])
            self._say("user", [self._act(reply)])
        return f"Stopped after {used} steps"


_seen = {}


def run(model, tools, task, max_steps=5):
    if task in _seen:
        return _seen[task]
    _seen[task] = Agent(model, tools, max_steps).run(task)
    return _seen[task]
