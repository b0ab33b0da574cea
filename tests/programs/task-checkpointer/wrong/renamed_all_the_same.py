# fault: an error while saving is swallowed after the broken file has been put in place
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
        try:
            with open(name + ".tmp", "w") as out:
                json.dump(asdict(state), out)
        except OSError:
            pass
        finally:
            os.replace(name + ".tmp", name)

    def load(self, task_id):
        try:
            with open(os.path.join(self.folder, task_id + ".json")) as file:
                return TaskState(**json.load(file))
        except FileNotFoundError:
            return None
