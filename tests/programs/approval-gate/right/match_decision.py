from __future__ import annotations

from typing import Any, Callable, Mapping


def guarded_call(name: str, args: dict, tools: Mapping[str, Callable[..., Any]], approve: Callable) -> str:
    decision = approve(name, args) if name in IRREVERSIBLE else {"approved": True}
    match decision:
        case {"approved": True}:
            return f"{tools[name](**args)}"
        case {"reason": str(why)} if why:
            return f"BLOCKED: {name} was declined by a human ({why}). Do not retry it."
        case _:
            return f"BLOCKED: {name} was declined by a human. Do not retry it."
