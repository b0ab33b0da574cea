# fault: the old record is removed before the new one is there
import json, os, shutil
from dataclasses import dataclass, asdict


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
        p = f"{self.folder}/{state.task_id}.json"
        with open(p + ".tmp", "w") as f:
            json.dump(asdict(state), f)
        if os.path.exists(p):
            os.remove(p)
        shutil.copy(p + ".tmp", p)
        os.remove(p + ".tmp")

    def load(self, task_id):
        try:
            return TaskState(**json.load(open(f"{self.folder}/{task_id}.json")))
        except FileNotFoundError:
            return None
