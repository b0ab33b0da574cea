# twist: 1
GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    number = f"{state['task_id']}#{len(state['completed_steps'])}"
    store.put(
        state["task_id"],
        {**state, "status": "awaiting_approval", "pending": {"action": action, "args": args, "approval_id": number}},
    )
    return f"SUSPENDED: {action}, request {number}"


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    waiting = state["status"] == "awaiting_approval"
    if not waiting or (approval_id is not None and approval_id != state["pending"]["approval_id"]):
        return state
    call, state["pending"], state["status"] = state["pending"], None, "running"
    store.put(task_id, state)
    if approved:
        result = str(tools[call["action"]](**call["args"]))
    else:
        result = f"BLOCKED: {call['action']}; do not retry; {reason}"
    state["completed_steps"].append({"action": call["action"], "result": result})
    store.put(task_id, state)
    return state
