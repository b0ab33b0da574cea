# fault: each save adds a line, so the file is no single object
import os
import json


class TaskState:
    def __init__(self, task_id, plan, completed_steps, status="running"):
        self.task_id = task_id
        self.plan = plan
        self.completed_steps = completed_steps
        self.status = status


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, state):
        record = {}
        record["task_id"] = state.task_id
        record["plan"] = state.plan
        record["completed_steps"] = state.completed_steps
        record["status"] = state.status
        path = os.path.join(self.folder, state.task_id + ".json")
        temporary_path = os.path.join(self.folder, state.task_id + ".temporary")
        old = open(path).read() if os.path.exists(path) else ""
        file = open(temporary_path, "w")
        file.write(old)
        file.write(json.dumps(record) + "\n")
        file.close()
        os.replace(temporary_path, path)

    def load(self, task_id):
        path = os.path.join(self.folder, task_id + ".json")
        if os.path.exists(path) == False:
            return None
        file = open(path, "r")
        record = json.loads(file.read().splitlines()[-1])
        file.close()
        state = TaskState(record["task_id"], record["plan"], record["completed_steps"], record["status"])
        return state
