import json
import os


class TaskState:
    def __init__(self, task_id, plan, completed_steps, status="running"):
        self.task_id, self.plan, self.completed_steps, self.status = task_id, plan, completed_steps, status


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = os.fsencode(folder)

    def _at(self, name):
        return os.path.join(self.folder, os.fsencode(name))

    def save(self, state):
        scratch = self._at(f".{state.task_id}.{os.getpid()}")
        try:
            with open(scratch, "wb") as out:
                out.write(json.dumps({name: getattr(state, name) for name in vars(state)}).encode())
            os.replace(src=scratch, dst=self._at(state.task_id + ".json"))
        except OSError:
            os.remove(path=scratch)
            raise

    def load(self, task_id):
        try:
            with open(self._at(task_id + ".json"), "rb") as source:
                return TaskState(**json.loads(source.read()))
        except FileNotFoundError:
            return None
