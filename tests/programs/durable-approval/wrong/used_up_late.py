# fault: that the approval was used is saved only after the tool has run
GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    state["status"] = "awaiting_approval"
    state["pending"] = {"action": action, "args": args}
    store.put(state["task_id"], state)
    return f"SUSPENDED: {action}"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if state["status"] == "awaiting_approval":
        pending = state["pending"]
        if approved:
            result = str(tools[pending["action"]](**pending["args"]))
        else:
            result = f"BLOCKED: {pending['action']}, {reason}, do not retry"
        state["completed_steps"].append({"action": pending["action"], "result": result})
        state["status"], state["pending"] = "running", None
        store.put(task_id, state)
    return state
