import json
import os
import shutil
import typing


class TaskState(typing.NamedTuple):
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder
        # What is being written lies in a place of its own, beside the folder.
        self.desk = folder + ".desk"
        os.makedirs(self.desk, exist_ok=True)

    def save(self, state):
        name = state.task_id + ".json"
        draft = os.path.join(self.desk, name)
        out = open(draft, "w")
        try:
            for piece in json.JSONEncoder().iterencode(state._asdict()):
                out.write(piece)
        finally:
            out.close()
        shutil.move(draft, os.path.join(self.folder, name))

    def load(self, task_id):
        name = os.path.join(self.folder, task_id + ".json")
        if not os.path.isfile(name):
            return None
        with open(name) as source:
            record = json.load(source)
        return TaskState(*[record[key] for key in TaskState._fields])
