# fault: the new file takes the old one's place inside the with block, before anything is written out
import json
import os
from dataclasses import asdict, dataclass


@dataclass
class TaskState:
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"


class TaskCheckpointer:
    def __init__(self, folder):
        self.where = os.fspath(folder)

    def _named(self, task_id, ending=".json"):
        return os.path.join(self.where, task_id + ending)

    def save(self, state):
        draft = self._named(state.task_id, ".part")
        with open(draft, "w", encoding="utf-8") as out:
            json.dump(asdict(state), out)
            os.replace(draft, self._named(state.task_id))

    def load(self, task_id):
        try:
            with open(self._named(task_id), encoding="utf-8") as found:
                return TaskState(**json.load(found))
        except FileNotFoundError:
            return None
