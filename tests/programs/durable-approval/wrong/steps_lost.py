# fault: the state is saved anew at each suspension and loses the steps so far
GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    pending = {"action": action, "args": args}
    fresh = {"task_id": state["task_id"], "status": "awaiting_approval", "completed_steps": [], "pending": pending}
    store.put(state["task_id"], fresh)
    return f"SUSPENDED: {action}"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    state["status"], state["pending"] = "running", None
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = f"BLOCKED: {pending['action']}, {reason}, do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
