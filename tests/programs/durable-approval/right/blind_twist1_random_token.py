# twist: 1

import secrets


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    ticket = secrets.token_urlsafe(9)
    pending = {"action": action, "args": args, "approval_id": ticket}
    store.put(state["task_id"], {**state, "status": "awaiting_approval", "pending": pending})
    return f"SUSPENDED {action} [{ticket}]"


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    pending = state.get("pending") or {}
    if state["status"] != "awaiting_approval" or approval_id not in (None, pending["approval_id"]):
        return state
    state.update(status="running", pending=None)
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = f"BLOCKED: {reason}; do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
