import contextlib
import json
import os
from types import SimpleNamespace


class TaskState(SimpleNamespace):
    def __init__(self, task_id, plan, completed_steps, status="running"):
        super().__init__(task_id=task_id, plan=plan, completed_steps=completed_steps, status=status)


class TaskCheckpointer:
    def __init__(self, folder):
        self._path = lambda task_id, end: os.path.join(folder, task_id + end)

    def save(self, state):
        data = json.dumps({**vars(state), "saved_by": "me"}, ensure_ascii=False, indent=2).encode("utf-8")
        aside = self._path(state.task_id, ".json.new")
        fd = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        try:
            while data:
                data = data[os.write(fd, data) :]
            os.fsync(fd)
        except BaseException:
            os.close(fd)
            os.unlink(aside)
            raise
        os.close(fd)
        os.rename(aside, self._path(state.task_id, ".json"))

    def load(self, task_id):
        with contextlib.suppress(FileNotFoundError), open(self._path(task_id, ".json"), "rb") as file:
            record = json.load(file)
            return TaskState(*(record[name] for name in ("task_id", "plan", "completed_steps", "status")))
