import json, os, shutil, tempfile, pathlib
from dataclasses import dataclass, asdict


@dataclass
class TaskState:
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def save(self, state):
        p = self.folder / (state.task_id + ".json")
        with tempfile.NamedTemporaryFile("w", dir=self.folder, delete=False) as f:
            json.dump(asdict(state), f)
            f.flush()
            os.fsync(f.fileno())
            os.fchmod(f.fileno(), 0o640)
        if p.exists():
            shutil.copymode(p, f.name)
        else:
            pathlib.Path(f.name).chmod(0o644)
        pathlib.Path(f.name).replace(p)

    def load(self, task_id):
        p = self.folder / (task_id + ".json")
        return TaskState(**json.loads(p.read_text())) if p.exists() else None
