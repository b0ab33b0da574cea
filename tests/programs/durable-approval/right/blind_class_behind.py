import copy


class Gate:
    def __init__(self, store):
        self.store = store

    def suspend(self, state, action, args):
        kept = copy.deepcopy(state)
        kept["pending"] = {"args": copy.deepcopy(args), "action": action}
        kept["status"] = "awaiting_approval"
        self.store.put(task_id=kept["task_id"], state=kept)
        return "SUSPENDED until a person answers " + action + " " + repr(args)

    def claim(self, task_id):
        state = self.store.get(task_id=task_id)
        if state["status"] == "awaiting_approval" and state["pending"] is not None:
            pending, state["pending"] = state["pending"], None
            state["status"] = "running"
            self.store.put(task_id=task_id, state=state)
            return state, pending
        return state, None


def maybe_gate(state, action, args, store):
    return Gate(store).suspend(state, action, args) if action in GATED else None


def resume_after_approval(task_id, approved, store, tools, *extra, reason="", **more):
    (reason,) = extra or (reason,)
    gate = Gate(store)
    state, pending = gate.claim(task_id)
    if pending:
        result = "BLOCKED: do not retry." + (f" The reason: {reason}" if reason else "")
        if approved:
            result = str(tools.get(pending["action"])(**pending["args"]))
        state["completed_steps"] += [dict(pending, result=result)]
        store.put(task_id, state)
    return store.get(task_id)
