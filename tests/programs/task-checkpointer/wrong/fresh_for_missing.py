# fault: a task without a record comes back as a fresh state, not as None
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
        self.folder = folder

    def save(self, state):
        name = os.path.join(self.folder, state.task_id + ".json")
        with open(name + ".tmp", "w") as out:
            json.dump(asdict(state), out)
        os.replace(name + ".tmp", name)

    def load(self, task_id):
        try:
            with open(os.path.join(self.folder, task_id + ".json")) as file:
                return TaskState(**json.load(file))
        except FileNotFoundError:
            return TaskState(task_id, [], [])
