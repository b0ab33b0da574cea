import itertools
import json
import secrets
from dataclasses import asdict, dataclass, field


class Action(str):
    pass


@dataclass
class Task:
    task_id: str
    status: str = "running"
    completed_steps: list = field(default_factory=list)
    pending: dict | None = None
    saves: int = 0

    def keep(self, checkpointer):
        self.saves += 1
        checkpointer.save(asdict(self))

    def todo(self, checkpointer, decide):
        if self.pending:
            yield self.pending
        for action in iter(lambda: decide(json.loads(json.dumps(self.completed_steps))), None):
            self.pending = dict(action=Action(action), key=secrets.token_hex(16), at="now")
            self.keep(checkpointer)
            yield self.pending


def resumable_loop(task_id, checkpointer, decide, act):
    found = checkpointer.load(task_id)
    task = Task(**(found if found is not None else {"task_id": task_id}))
    if found is None:
        task.keep(checkpointer)
    if task.status != "done":
        for pending in task.todo(checkpointer, decide):
            task.completed_steps.append({"action": pending["action"], "result": act(pending["action"], pending["key"])})
            task.pending = None
            task.keep(checkpointer)
        task.status = "done"
        task.keep(checkpointer)
    return tuple(task.completed_steps)
