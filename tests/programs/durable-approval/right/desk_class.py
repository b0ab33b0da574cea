GATED = {"issue_refund", "delete_account"}


class Desk:
    def __init__(self, store, task_id):
        self.store, self.task_id = store, task_id

    def suspend(self, state, action, args):
        self.store.put(
            self.task_id, {**state, "pending": {"action": action, "args": args}, "status": "awaiting_approval"}
        )

    def take(self):
        """The state with the call that waits, taken off the desk; no call where none waits."""
        state = self.store.get(self.task_id)
        if state["status"] != "awaiting_approval":
            return state, None
        call, state["pending"], state["status"] = state["pending"], None, "running"
        self.store.put(self.task_id, state)
        return state, call

    def note(self, state, action, result):
        state["completed_steps"].append({"action": action, "result": result, "by": "person"})
        self.store.put(self.task_id, state)
        return self.store.get(self.task_id)


def maybe_gate(state, action, args, store):
    if action in GATED:
        Desk(store, state["task_id"]).suspend(state, action, args)
        return f"SUSPENDED: task {state['task_id']}, {action}({args})"
    return None


def resume_after_approval(task_id, approved, store, tools, reason=""):
    desk = Desk(store, task_id)
    state, call = desk.take()
    if call is None:
        return state
    if not approved:
        return desk.note(state, call["action"], f"BLOCKED {call['action']}, do not retry it. {reason}")
    return desk.note(state, call["action"], f"{tools[call['action']](**call['args'])}")
