# fault: all states of a task stand in one file, a line each, so the record is no JSON object and a reader sees both
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
        with open(os.path.join(self.folder, state.task_id + ".json"), "a") as log:
            log.write(json.dumps(asdict(state)) + "\n")

    def load(self, task_id):
        name = os.path.join(self.folder, task_id + ".json")
        if not os.path.exists(name):
            return None
        with open(name) as log:
            return TaskState(**json.loads(log.readlines()[-1]))
