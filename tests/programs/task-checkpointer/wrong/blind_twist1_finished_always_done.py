# twist: 1
# fault: renames the status in new records too

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
    tokens_used: int = 0


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = Path(folder)

    def save(self, state):
        path = self.folder / f"{state.task_id}.json"
        aside = self.folder / f"{state.task_id}.json~"
        aside.write_text(json.dumps({"version": 2, **asdict(state)}))
        os.replace(aside, path)

    def load(self, task_id):
        path = self.folder / f"{task_id}.json"
        if not path.exists():
            return None
        record = json.loads(path.read_text())
        version = record.pop("version", 1)
        if version > 2:
            raise ValueError("a newer program saved this")
        if version == 1:
            record.pop("notes", None)
        if record["status"] == "finished":
            record["status"] = "done"
        return TaskState(**record)
