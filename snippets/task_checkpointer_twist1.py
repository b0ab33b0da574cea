import json
import os
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

VERSION = 2


@dataclass
class TaskState:
    task_id: str  #: typed
    plan: list  #: typed
    completed_steps: list  #: typed
    status: str = "running"  #: typed
    tokens_used: int = 0  #: tokens


def upgrade(record):
    version = record.pop("version", 1)
    if version > VERSION:  #: newer
        raise ValueError(f"the record has version {version}, this program knows up to {VERSION}")  #: newer
    if version < 2:
        record.pop("notes", None)  #: upgrade
        if record["status"] == "finished":  #: upgrade
            record["status"] = "done"  #: upgrade
    return record


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def path(self, task_id):
        return Path(self.folder) / f"{task_id}.json"  #: by_task

    def save(self, state):
        path = self.path(state.task_id)
        aside = path.with_name(path.name + ".new")  #: aside
        with aside.open("w") as file:
            json.dump({**asdict(state), "version": VERSION}, file)  #: stamp
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)  #: one_go

    def load(self, task_id):
        path = self.path(task_id)
        if not path.exists():  #: missing
            return None
        return TaskState(**upgrade(json.loads(path.read_text())))  #: record


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        older = {"task_id": "t1", "plan": ["a"], "completed_steps": ["a"], "status": "finished", "notes": "went well"}
        record = Path(folder, "t1.json")
        record.write_text(json.dumps(older))
        checkpointer = TaskCheckpointer(folder)
        state = checkpointer.load("t1")
        print(state)
        checkpointer.save(state)
        print(record.read_text())
