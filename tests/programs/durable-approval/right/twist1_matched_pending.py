# twist: 1
from __future__ import annotations
import uuid
from typing import Any, Callable, Mapping

BLOCKED = "BLOCKED by a person{why}: do not retry"

def maybe_gate(state: dict, action: str, args: dict, store) -> str | None:
    if action not in GATED:
        return None
    approval_id = uuid.uuid4().hex
    waiting = state | {"status": "awaiting_approval", "pending": {"action": action, "args": args, "approval_id": approval_id}}
    store.put(state["task_id"], waiting)
    return f"SUSPENDED: {action} waits for approval {approval_id}"

def resume_after_approval(task_id, approved, store, tools: Mapping[str, Callable[..., Any]], reason="", approval_id=None):
    state = store.get(task_id)
    match state:
        case {"status": "awaiting_approval", "pending": {"action": action, "args": args, **more}} if approval_id in (None, more.get("approval_id")):
            pass
        case _:
            return state
    state = {**state, "status": "running", "pending": None}
    store.put(task_id, state)
    if approved:
        result = str(tools[action](**args))
    else:
        result = BLOCKED.format(why=f" ({reason})" if reason else "")
    state["completed_steps"] = [*state["completed_steps"], {"action": action, "result": result}]
    store.put(task_id, state)
    return state
