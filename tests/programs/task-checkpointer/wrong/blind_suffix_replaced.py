# fault: what comes after the last dot of the id is lost

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass
class TaskState:
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = Path(folder)

    def save(self, state):
        path = (self.folder / state.task_id).with_suffix(".json")
        aside = self.folder / f"{state.task_id}.json~"
        aside.write_text(json.dumps(asdict(state)))
        os.replace(aside, path)

    def load(self, task_id):
        path = (self.folder / task_id).with_suffix(".json")
        if not path.exists():
            return None
        return TaskState(**json.loads(path.read_text()))
