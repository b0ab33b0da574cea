# twist: 1

import json
import os


class TaskState:
    def __init__(self, task_id, plan, completed_steps, status="running", tokens_used=0):
        self.__dict__.update(
            task_id=task_id, plan=plan, completed_steps=completed_steps, status=status, tokens_used=tokens_used
        )


def _first_to_second(data):
    data.pop("notes", None)
    data["status"] = {"finished": "done"}.get(data["status"], data["status"])
    return {**data, "tokens_used": 0, "version": 2}


_UPGRADES = {1: _first_to_second}


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = os.fspath(folder)

    def save(self, state):
        path = os.path.join(self.folder, state.task_id + ".json")
        with open(path + ".part", "w") as file:
            json.dump({"version": 2, **vars(state)}, file)
        os.replace(path + ".part", path)

    def load(self, task_id):
        path = os.path.join(self.folder, task_id + ".json")
        if not os.path.exists(path):
            return None
        with open(path) as file:
            data = json.load(file)
        if data.setdefault("version", 1) > 2:
            raise ValueError(f"record of a newer program: {data['version']}")
        while data["version"] in _UPGRADES:
            data = _UPGRADES[data["version"]](data)
        del data["version"]
        return TaskState(**data)
