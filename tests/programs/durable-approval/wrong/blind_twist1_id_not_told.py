# twist: 1
# fault: the string does not hold the id

import uuid


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    ticket = uuid.uuid4().hex
    pending = {"action": action, "args": args, "approval_id": ticket}
    store.put(state["task_id"], {**state, "status": "awaiting_approval", "pending": pending})
    return f"SUSPENDED: {action} waits"


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    if approval_id is not None and approval_id != pending["approval_id"]:
        return state
    state["status"] = "running"
    state["pending"] = None
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = f"BLOCKED: {reason}, do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
