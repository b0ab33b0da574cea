def maybe_gate(state: dict, action: str, args: dict, store) -> "str | None":
    if action in GATED:
        state.update(status="awaiting_approval", pending=dict(action=action, args=args))
        store.put(state["task_id"], state)
        return "SUSPENDED " + action
    return None


class _Answer:
    def __init__(self, state, store, tools):
        self.state, self.store, self.tools = state, store, tools

    def yes(self, action, args):
        self.state["status"] = "acting"
        self.store.put(self.state["task_id"], self.state)
        return f"{self.tools[action](**args)}"

    def no(self, reason):
        words = ["BLOCKED by a person", *([reason] if reason else []), "do not retry"]
        return ": ".join(words)


def resume_after_approval(task_id, approved, store, tools, reason=""):
    match store.get(task_id):
        case {"status": "awaiting_approval", "pending": {"action": action, "args": args}} as state:
            answer = _Answer(state, store, tools)
            result = answer.yes(action, args) if approved else answer.no(reason)
            state["completed_steps"].append({"action": action, "result": result})
            state["pending"], state["status"] = None, "running"
            store.put(task_id, state)
            return state
        case state:
            return state
