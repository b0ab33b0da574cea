import traceback


class Suspended(str):
    pass


def maybe_gate(state, action, args, store, *, gated=None):
    if action not in (gated or GATED):
        return
    state.update(status="awaiting_approval", pending={"action": action, "args": dict(args)})
    store.put(state["task_id"], state)
    return Suspended(f"SUSPENDED: '{action}' is pending")


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    try:
        assert state["status"] == "awaiting_approval"
    except AssertionError:
        return state
    pending, state["pending"], state["status"] = state["pending"], None, "running"
    store.put(task_id, state)
    result = ""
    if not approved:
        result = "BLOCKED" + (": " + reason if reason else "") + "\ndo not retry"
    else:
        try:
            result = str(tools[pending["action"]](**pending["args"]))
        except Exception as e:
            result = f"ERROR: {type(e).__name__}: {e}"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
