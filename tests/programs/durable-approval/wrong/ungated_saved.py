# fault: an ungated action is saved as pending too and can be run by an approval that nobody asked for
GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    gated = action in GATED
    state["pending"] = {"action": action, "args": args}
    state["status"] = "awaiting_approval" if gated else "running"
    store.put(state["task_id"], state)
    return f"SUSPENDED: {action}" if gated else None


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
