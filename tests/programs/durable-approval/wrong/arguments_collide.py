# fault: a tool whose argument is called `action` can't be called

from copy import deepcopy


def _saved(store, state, **changes):
    new = {**deepcopy(state), **changes}
    store.put(new["task_id"], new)
    return new


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    _saved(store, state, status="awaiting_approval", pending={"action": action, "args": dict(args)})
    return f"SUSPENDED: {action} waits for a person"


def _act(tools, action, **args):
    return str(tools[action](**args))


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    state = _saved(store, state, status="running", pending=None)
    if approved:
        result = _act(tools, pending["action"], **pending["args"])
    else:
        result = f"BLOCKED: {reason or 'refused'}; do not retry"
    steps = [*state["completed_steps"], {"action": pending["action"], "result": result}]
    return _saved(store, state, completed_steps=steps)
