from collections import ChainMap
from contextlib import ExitStack, contextmanager
import json


@contextmanager
def using(store, task_id):
    state = store.get(task_id)
    yield state
    store.put(task_id, state)


class Waiting(str):
    pass


def maybe_gate(state, action, args, store, /, *, note=print):
    if not {action} & set(GATED):
        return None
    store.put(state["task_id"], dict(ChainMap({"status": "awaiting_approval", "pending": {"action": action, "args": args}}, state)))
    note("suspended", action)
    return Waiting("SUSPENDED until somebody answers: %s(%s)" % (action, ", ".join(map(str, args))))


def resume_after_approval(task_id, approved, store, tools, reason=""):
    if store.get(task_id).get("status") != "awaiting_approval":
        return store.get(task_id)
    with using(store, task_id) as state:
        call, state["pending"] = state["pending"], None
        state["status"] = "running"
    try:
        text = None
        if not approved:
            text = f"BLOCKED by a person ({reason}): do not retry" if reason else "BLOCKED by a person: do not retry"
    finally:
        done = text if text is not None else str(tools[call["action"]](**call["args"]))
    with using(store, task_id) as state:
        state["completed_steps"] = [*state["completed_steps"], {"action": call["action"], "result": done}]
    return store.get(task_id)
