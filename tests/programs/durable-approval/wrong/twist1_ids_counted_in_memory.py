# twist: 1
# fault: ids are counted in memory, so after a restart an old answer fits a new request

from itertools import count

numbers = count(1)


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    ticket = f"approval {next(numbers)}"
    waiting = dict(state, status="awaiting_approval", pending=dict(action=action, args=args, approval_id=ticket))
    store.put(state["task_id"], waiting)
    return f"SUSPENDED ({ticket}): {action} needs a yes"


def resume_after_approval(task_id, approved, store, tools, reason="", approval_id=None):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    call = state["pending"]
    if approval_id not in (None, call["approval_id"]):
        return state
    state |= {"status": "running", "pending": None}
    store.put(task_id, state)
    result = str(tools[call["action"]](**call["args"])) if approved else f"BLOCKED, do not retry. {reason}"
    state["completed_steps"].append({"action": call["action"], "result": result})
    store.put(task_id, state)
    return state
