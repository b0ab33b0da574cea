# twist: 1
import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path


@dataclass
class TaskState:
    task_id: str
    plan: list = field(default_factory=list)
    completed_steps: list = field(default_factory=list)
    status: str = "running"
    tokens_used: int = 0


def one_to_two(old):
    status = {"finished": "done"}.get(old["status"], old["status"])
    return {**old, "status": status, "tokens_used": 0}


MIGRATIONS = [one_to_two]
NOW = len(MIGRATIONS) + 1


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = Path(folder)

    def save(self, state):
        target = self.folder / (state.task_id + ".json")
        aside = self.folder / (state.task_id + ".json.tmp")
        aside.write_text(json.dumps({"version": NOW} | asdict(state)))
        aside.rename(target)

    def load(self, task_id):
        target = self.folder / (task_id + ".json")
        if not target.exists():
            return None
        record = json.loads(target.read_text())
        version = record.get("version", 1)
        if version not in range(1, NOW + 1):
            raise ValueError(f"version {version} of {target.name} is unknown")
        for migrate in MIGRATIONS[version - 1 :]:
            record = migrate(record)
        known = {each.name for each in fields(TaskState)}
        return TaskState(**{key: value for key, value in record.items() if key in known})
