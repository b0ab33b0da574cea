import json
import os
import shutil
import tempfile


class TaskState:
    def __init__(self, task_id, plan, completed_steps, status="running"):
        self.task_id, self.plan, self.completed_steps, self.status = task_id, plan, completed_steps, status


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, state):
        with tempfile.TemporaryDirectory(dir=self.folder) as scratch:
            path = os.path.join(scratch, "record")
            with open(path, "w") as f:
                json.dump(state.__dict__, f)
            os.replace(path, os.path.join(self.folder, state.task_id + ".json"))

    def load(self, task_id):
        path = os.path.join(self.folder, task_id + ".json")
        if os.access(path, os.R_OK):
            with open(path) as f:
                return TaskState(**json.loads(f.read()))
        return None
