from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Callable


@dataclass
class Result:
    ok: bool = False
    answer: str = "I could not finish this in time and hand it over."
    steps: int = 0
    gathered: list[str] = field(default_factory=list)


def run_capped(
    ask_model: Callable,
    known: dict[str, Callable[..., Any]],
    question: str,
    max_steps: int = 3,
    deadline: float | None = None,
) -> dict:
    outcome = Result()
    thread: list[dict] = [{"role": "user", "content": question}]
    while not outcome.ok and outcome.steps < max_steps:
        out = ask_model(thread, known)
        outcome.steps += 1
        thread.append({"role": "assistant", "content": out})
        if out["type"] == "text":
            outcome.ok, outcome.answer = True, out["text"]
        else:
            done = str(known[out["name"]](**out["input"]))
            outcome.gathered.append(done)
            thread.append(
                {"role": "user", "content": [{"type": "tool_result", "tool_use_id": out["id"], "content": done}]}
            )
    return asdict(outcome)
