# fault: steps are kept as text, so they come back as other values
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
        record = asdict(state)
        record["completed_steps"] = [str(step) for step in state.completed_steps]
        with open(name + ".tmp", "w") as out:
            json.dump(record, out)
        os.replace(name + ".tmp", name)

    def load(self, task_id):
        try:
            with open(os.path.join(self.folder, task_id + ".json")) as file:
                return TaskState(**json.load(file))
        except FileNotFoundError:
            return None
