import json
import os
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass
class TaskState:
    task_id: str  #: typed
    plan: list  #: typed
    completed_steps: list  #: typed
    status: str = "running"  #: typed


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def path(self, task_id):
        return Path(self.folder) / f"{task_id}.json"  #: by_task

    def save(self, state):
        path = self.path(state.task_id)
        aside = path.with_name(path.name + ".new")  #: aside
        with aside.open("w") as file:
            json.dump(asdict(state), file)  #: record
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)  #: one_go

    def load(self, task_id):
        path = self.path(task_id)
        if not path.exists():  #: missing
            return None
        return TaskState(**json.loads(path.read_text()))  #: record


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        state = TaskState("move-records", ["fetch", "convert", "store"], [])
        for step in state.plan[:2]:
            state.completed_steps.append(step)
            TaskCheckpointer(folder).save(state)
        print("  (the process is killed, another one starts)")
        print(TaskCheckpointer(folder).load("move-records"))
        print("never saved:", TaskCheckpointer(folder).load("move-invoices"))
        print("in the folder:", [file.name for file in Path(folder).iterdir()])
