# fault: a state with fewer steps than the one before is not saved

import json
import pathlib


class TaskState:
    __slots__ = ("task_id", "plan", "completed_steps", "status")

    def __init__(self, task_id, plan, completed_steps, status="running"):
        self.task_id, self.plan, self.completed_steps, self.status = task_id, plan, completed_steps, status

    def record(self):
        return {name: getattr(self, name) for name in self.__slots__}


class TaskCheckpointer:
    def __init__(self, folder):
        base = pathlib.Path(folder)
        self._file = lambda task_id, end="": base.joinpath(task_id + ".json" + end)

    def save(self, state):
        if (old := self.load(state.task_id)) and len(old.completed_steps) > len(state.completed_steps):
            return
        aside = self._file(state.task_id, "~")
        aside.write_bytes(json.dumps({**state.record(), "saved_by": "v1"}, indent=1).encode())
        aside.replace(self._file(state.task_id))

    def load(self, task_id):
        file = self._file(task_id)
        if not file.is_file():
            return None
        data = json.loads(file.read_bytes())
        data.pop("saved_by", None)
        return TaskState(**data)
