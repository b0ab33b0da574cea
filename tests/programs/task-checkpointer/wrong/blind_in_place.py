# fault: writes the record in place

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
        path = self.folder / f"{state.task_id}.json"
        aside = self.folder / f"{state.task_id}.json~"
        path.write_text(json.dumps(asdict(state)))

    def load(self, task_id):
        path = self.folder / f"{task_id}.json"
        if not path.exists():
            return None
        return TaskState(**json.loads(path.read_text()))
