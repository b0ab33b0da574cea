import json
import os


class TaskState:
    __slots__ = FIELDS = ("task_id", "plan", "completed_steps", "status")

    def __init__(self, task_id, plan, completed_steps, status="running"):
        for name, value in zip(self.FIELDS, (task_id, tuple(plan), tuple(completed_steps), status)):
            setattr(self, name, value)

    def __eq__(self, other):
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)


class TaskCheckpointer(dict):
    def __init__(self, folder):
        super().__init__()
        self.folder = os.fspath(folder)

    def save(self, state):
        target = f"{self.folder}/{state.task_id}.json"
        scratch = f"{self.folder}/.{os.getpid()}.partial"
        try:
            with open(scratch, "x") as file:
                for piece in json.JSONEncoder().iterencode({name: getattr(state, name) for name in state.FIELDS}):
                    file.write(piece)
                file.flush()
                os.fsync(file.fileno())
            os.replace(scratch, target)
        except OSError:
            if os.path.exists(scratch):
                os.remove(scratch)

    def __missing__(self, task_id):
        if f"{task_id}.json" not in os.listdir(self.folder):
            return None
        with open(f"{self.folder}/{task_id}.json") as file:
            return TaskState(**json.load(file))

    def load(self, task_id):
        return self[task_id]
