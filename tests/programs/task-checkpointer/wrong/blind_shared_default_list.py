# fault: the steps of a loaded task are joined with those of an earlier one

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path


_EMPTY = []


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
        aside.write_text(json.dumps(asdict(state)))
        os.replace(aside, path)

    def load(self, task_id):
        path = self.folder / f"{task_id}.json"
        if not path.exists():
            return None
        state = TaskState(**json.loads(path.read_text()))
        if not state.completed_steps:
            state.completed_steps = _EMPTY
        return state
