from dataclasses import asdict, dataclass, field

GATED = {"issue_refund", "delete_account"}


@dataclass
class Task:
    task_id: str
    status: str = "running"
    completed_steps: list = field(default_factory=list)
    pending: dict | None = None

    def note(self, result):
        self.completed_steps.append({"action": self.pending["action"], "result": result})
        self.pending = None
        self.status = "running"


def maybe_gate(state, action, args, store):
    if not {action} & GATED:
        return None
    task = Task(**state)
    task.status, task.pending = "awaiting_approval", {"action": action, "args": args}
    store.put(task.task_id, asdict(task))
    return f"SUSPENDED: {action} is up to a person now"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    task = Task(**store.get(task_id))
    if task.status == "awaiting_approval":
        task.status = "deciding"
        store.put(task_id, asdict(task))
        call = task.pending
        if approved:
            task.note(str(tools[call["action"]](**call["args"])))
        else:
            why = f" because {reason}" if reason else ""
            task.note(f"BLOCKED: {call['action']} was declined{why}. Do not retry.")
        store.put(task_id, asdict(task))
    return asdict(task)
