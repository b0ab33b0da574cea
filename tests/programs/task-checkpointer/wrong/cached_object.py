# fault: load gives the object that was saved, with changes that nobody saved
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
        self.known = {}

    def save(self, state):
        self.known[state.task_id] = state
        name = os.path.join(self.folder, state.task_id + ".json")
        with open(name + ".tmp", "w") as out:
            json.dump(asdict(state), out)
        os.replace(name + ".tmp", name)

    def load(self, task_id):
        if task_id in self.known:
            return self.known[task_id]
        name = os.path.join(self.folder, task_id + ".json")
        if not os.path.exists(name):
            return None
        with open(name) as file:
            return TaskState(**json.load(file))
