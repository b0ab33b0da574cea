# twist: 1
# fault: a newer record is taken for none, so that its task begins anew
import json
import os
from dataclasses import asdict, dataclass


@dataclass
class TaskState:
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"
    tokens_used: int = 0


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, state):
        name = os.path.join(self.folder, state.task_id + ".json")
        with open(name + ".tmp", "w") as out:
            json.dump({"version": 2, **asdict(state)}, out)
        os.replace(name + ".tmp", name)

    def load(self, task_id):
        name = os.path.join(self.folder, task_id + ".json")
        if not os.path.exists(name):
            return None
        with open(name) as file:
            record = json.load(file)
        version = record.pop("version", 1)
        if version > 2:
            return None
        record.pop("notes", None)
        if record["status"] == "finished":
            record["status"] = "done"
        return TaskState(**record)
