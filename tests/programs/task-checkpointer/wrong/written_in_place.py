# fault: the record itself is opened for writing, so a save that is cut off leaves neither state
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
        with open(os.path.join(self.folder, state.task_id + ".json"), "w") as out:
            out.write(json.dumps(asdict(state)))

    def load(self, task_id):
        try:
            with open(os.path.join(self.folder, task_id + ".json")) as file:
                return TaskState(**json.load(file))
        except FileNotFoundError:
            return None
