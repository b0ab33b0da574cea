# fault: with_suffix takes what stands after a dot in the id for a suffix, so two tasks share a record
import json
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
        target = (self.folder / state.task_id).with_suffix(".json")
        aside = target.with_suffix(".tmp")
        aside.write_text(json.dumps(asdict(state)))
        aside.replace(target)

    def load(self, task_id):
        target = (self.folder / task_id).with_suffix(".json")
        return TaskState(**json.loads(target.read_text())) if target.exists() else None
