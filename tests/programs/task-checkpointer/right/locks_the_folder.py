import fcntl, json, os, shutil
from dataclasses import dataclass, asdict


@dataclass
class TaskState:
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, state):
        p = os.path.join(self.folder, state.task_id + ".json")
        d = os.open(self.folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            fcntl.flock(d, fcntl.LOCK_EX)
            with open(p + ".tmp", "w") as f:
                json.dump(asdict(state), f)
            shutil.move(p + ".tmp", p)
            os.fsync(d)
        finally:
            os.close(d)

    def load(self, task_id):
        try:
            return TaskState(**json.load(open(os.path.join(self.folder, task_id + ".json"))))
        except FileNotFoundError:
            return None
