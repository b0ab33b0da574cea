# twist: 1
# fault: takes a record for an older one where it has used no tokens

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
        if not record.get("tokens_used"):
            record.pop("notes", None)
            if record["status"] == "finished":
                record["status"] = "done"
        return TaskState(**record)
