import copy

GATED = frozenset({"issue_refund", "delete_account"})


def waiting(state, action, args):
    return dict(copy.deepcopy(state), status="awaiting_approval", pending=dict(action=action, args=args))


def moved_on(state, *steps):
    return dict(state, status="running", pending=None, completed_steps=[*state["completed_steps"], *steps])


def maybe_gate(state, action, args, store):
    return (
        store.put(state["task_id"], waiting(state, action, args)) or f"SUSPENDED: {action}" if action in GATED else None
    )


def resume_after_approval(task_id, approved, store, tools, reason=""):
    before = store.get(task_id)
    if before["status"] != "awaiting_approval":
        return before
    store.put(task_id, moved_on(before))
    call = before["pending"]
    result = (
        format(tools[call["action"]](**call["args"]))
        if approved
        else f"BLOCKED by a person; {reason}; do not retry {call['action']}."
    )
    after = moved_on(before, {"action": call["action"], "result": result})
    store.put(task_id, after)
    return after
