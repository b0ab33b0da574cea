# fault: the new file is closed only after it has taken the old one's place
import json
from pathlib import Path
from types import SimpleNamespace


def TaskState(task_id, plan, completed_steps, status="running"):
    return SimpleNamespace(task_id=task_id, plan=plan, completed_steps=completed_steps, status=status)


class TaskCheckpointer:
    def __init__(self, folder):
        self.root = Path(folder)

    def save(self, state):
        home = self.root / f"{state.task_id}.json"
        aside = self.root / f"{state.task_id}.json.new"
        handle = aside.open("w")
        handle.write(json.dumps(vars(state)))
        aside.replace(home)
        handle.close()

    def load(self, task_id):
        home = self.root / f"{task_id}.json"
        return TaskState(**json.loads(home.read_text())) if home.is_file() else None
