from __future__ import annotations
import inspect
from typing import Any, Callable, Iterable

Tools = dict[str, Callable[..., Any]]


def dispatch(tools: Tools, name: str, args: dict[str, Any]) -> str:
    match tools.get(name):
        case None:
            return f"ERROR unknown tool {name}, known: {sorted(tools)}"
        case fn:
            stage = f"ERROR bad arguments for {name}"
            try:
                inspect.signature(fn).bind(**args)
                stage = f"ERROR from {name}"
                return str(fn(**args))
            except Exception as exc:
                return f"{stage}: {type(exc).__name__}: {exc}"


def results(tools: Tools, blocks: Iterable[dict]):
    for block in blocks:
        match block:
            case {"type": "tool_call", "id": uid, "name": name, "input": args}:
                words = dispatch(tools, name, args)
                yield {"type": "tool_result", "tool_use_id": uid, "content": words, "is_error": words[:5] == "ERROR"}


def run(model, tools, task, max_steps=5):
    def go(history, left):
        if left < 1:
            return "Stopped: budget"
        reply = model(history, tools=tools)
        blocks = reply if isinstance(reply, list) else [reply]
        answered = tuple(results(tools, blocks))
        if not answered:
            return "\n".join(b["text"] for b in blocks if "text" in b)
        return go(history + [{"role": "assistant", "content": reply}, {"role": "user", "content": answered}], left - 1)

    return go([{"role": "user", "content": task}], max_steps)
