class _Idle(Exception):
    pass


def maybe_gate(state, action, args, store):
    if not any(action == gated for gated in GATED):
        return
    before = state.get("status"), state.get("pending")
    state["status"], state["pending"] = "awaiting_approval", {"action": action, "args": args}
    try:
        store.put(state["task_id"], state)
    finally:
        state["status"], state["pending"] = before
    return f"SUSPENDED ({action})"


def _waiting(state):
    if state["status"] != "awaiting_approval":
        raise _Idle
    return state["pending"]["action"], state["pending"]["args"]


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    try:
        action, args = _waiting(state)
    except _Idle:
        return state
    state |= {"status": "running", "pending": None}
    store.put(task_id, state)
    result = tools[action](**args) if approved else f"BLOCKED by a person; do not retry {action}. {reason}"
    state["completed_steps"] = state["completed_steps"] + [{"action": action, "result": f"{result}"}]
    store.put(task_id, state)
    return state
