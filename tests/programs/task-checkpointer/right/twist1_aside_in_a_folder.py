# twist: 1

import copy, json, os, shutil, tempfile
from types import SimpleNamespace


class TaskState(SimpleNamespace):
    def __init__(self, task_id, plan, completed_steps, status="running", tokens_used=0):
        super().__init__(task_id=task_id, plan=plan, completed_steps=completed_steps, status=status, tokens_used=tokens_used)


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def where(self, task_id):
        return f"{self.folder}/{task_id}.json"

    def save(self, state):
        text = json.dumps(dict(vars(state), version=2))
        with tempfile.TemporaryDirectory(dir=self.folder) as aside:
            new = os.path.join(aside, "new")
            with open(new, "w") as file:
                print(text, file=file)
            os.rename(new, self.where(state.task_id))

    def load(self, task_id):
        try:
            file = open(self.where(task_id))
        except OSError:
            return None
        with file:
            record = json.load(file)
        match record:
            case {"version": 2}:
                pass
            case {"version": int(version)} if version > 2:
                raise ValueError(f"written by version {version}")
            case {"status": "finished"}:
                record |= {"status": "done"}
        for name in ("version", "notes"):
            record.pop(name, None)
        return TaskState(**record)
