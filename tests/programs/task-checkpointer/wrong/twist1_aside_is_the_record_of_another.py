# twist: 1
# fault: what is put aside has the name of another task's record

# twist: 1

import json
import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class TaskState:
    task_id: str
    plan: list = field(default_factory=list)
    completed_steps: list = field(default_factory=list)
    status: str = "running"
    tokens_used: int = 0


class TaskCheckpointer:
    VERSION = 2

    def __init__(self, folder):
        self.folder = Path(folder)

    def save(self, state):
        aside = self.folder / state.task_id
        with aside.open("w") as file:
            json.dump({"version": self.VERSION} | vars(state), file)
        aside.rename(self.folder / (state.task_id + ".json"))

    def load(self, task_id):
        try:
            record = json.loads((self.folder / (task_id + ".json")).read_bytes())
        except FileNotFoundError:
            return None
        version = record.pop("version", 1)
        if version > self.VERSION:
            raise ValueError(f"{task_id} was saved by a newer program (version {version})")
        if version == 1:
            record.pop("notes", None)
            if record["status"] == "finished":
                record["status"] = "done"
        return TaskState(**record)
