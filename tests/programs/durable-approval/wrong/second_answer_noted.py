# fault: a second answer is noted as a step
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
    pending = state["pending"]
    state["status"], state["pending"] = "running", None
    store.put(task_id, state)
    if pending is None:
        step = {"action": "approval", "result": "ERROR: nothing is waiting"}
    elif approved:
        step = {"action": pending["action"], "result": str(tools[pending["action"]](**pending["args"]))}
    else:
        step = {"action": pending["action"], "result": f"BLOCKED: {pending['action']}, {reason}, do not retry"}
    state["completed_steps"].append(step)
    store.put(task_id, state)
    return state
