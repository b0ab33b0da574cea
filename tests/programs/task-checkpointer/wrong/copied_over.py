# fault: what is written aside is copied over the record and left in the folder
import shutil
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
        with open(name + ".bak", "w") as out:
            json.dump(asdict(state), out)
        shutil.copyfile(name + ".bak", name)

    def load(self, task_id):
        try:
            with open(os.path.join(self.folder, task_id + ".json")) as file:
                return TaskState(**json.load(file))
        except FileNotFoundError:
            return None
