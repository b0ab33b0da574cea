from __future__ import annotations
from typing import Any, Callable


def run(ask: Callable[..., dict], toolbox: dict[str, Callable[..., Any]], goal: str, max_steps: int = 5) -> str:
    log: list[dict] = [{"role": "user", "content": goal}]
    steps = 0
    while True:
        if steps == max_steps:
            return f"Stopped after {steps} steps"
        steps += 1
        match ask(log, tools=toolbox):
            case {"type": "text", "text": answer}:
                return answer
            case {"type": "tool_call", "id": uid, "name": name, "input": kwargs} as reply:
                log.append({"role": "assistant", "content": [reply]})
                seen = str(toolbox[name](**kwargs))
                log.append(
                    {
                        "role": "user",
                        "content": [{"type": "tool_result", "tool_use_id": uid, "content": seen, "is_error": False}],
                    }
                )
