from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Callable


@dataclass
class Result:
    ok: bool = False
    answer: str = "I could not finish this in time and hand it over."
    steps: int = 0
    gathered: list[str] = field(default_factory=list)


def run_capped(model: Callable, tools: dict[str, Callable[..., Any]], task: str, max_steps: int = 3, deadline: float | None = None) -> dict:
    result = Result()
    history: list[dict] = [{"role": "user", "content": task}]
    while not result.ok and result.steps < max_steps:
        reply = model(history, tools)
        result.steps += 1
        history.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            result.ok, result.answer = True, reply["text"]
        else:
            seen = str(tools[reply["name"]](**reply["input"]))
            result.gathered.append(seen)
            history.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": seen}]})
    return asdict(result)
