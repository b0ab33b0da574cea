# fault: answers from memory, so that a save of another checkpointer is not seen

import copy
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
        self.kept = {}

    def save(self, state):
        path = self.folder / f"{state.task_id}.json"
        aside = self.folder / f"{state.task_id}.json~"
        aside.write_text(json.dumps(asdict(state)))
        os.replace(aside, path)
        self.kept[state.task_id] = copy.deepcopy(state)

    def load(self, task_id):
        if task_id in self.kept:
            return copy.deepcopy(self.kept[task_id])
        path = self.folder / f"{task_id}.json"
        if not path.exists():
            return None
        return TaskState(**json.loads(path.read_text()))
