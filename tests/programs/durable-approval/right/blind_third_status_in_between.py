from collections import ChainMap
from types import MappingProxyType


def maybe_gate(state, action, args, store):
    try:
        (action,) = GATED & {action}
    except ValueError:
        return None
    state.update(status="awaiting_approval", pending=dict(action=action, args=args, asked_by="agent"))
    store.put(state["task_id"], state)
    return " ".join(("SUSPENDED", action))


def resume_after_approval(task_id, approved, store, tools, reason=""):
    match store.get(task_id):
        case {"status": "awaiting_approval", "pending": {"action": str(action), "args": args}} as state:
            outcome = _run if approved else _refuse
            step = {
                "action": action,
                "result": outcome(task_id, state, store, tools, action, args, reason),
                "by": "person",
            }
            state = {
                **state,
                "status": "running",
                "pending": None,
                "completed_steps": (*state["completed_steps"], step),
            }
            store.put(task_id, state)
            return state
        case other:
            return other


def _run(task_id, state, store, tools, action, args, reason):
    store.put(task_id, {**state, "status": "executing"})
    return "{!s}".format(tools[action](**args))


def _refuse(task_id, state, store, tools, action, args, reason):
    return "\n".join(filter(None, ["BLOCKED", reason, "do not retry"]))
