# fault: what is put aside has the file name that another task may have
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
        temporary_path = os.path.join(self.folder, state.task_id + ".tmp.json")
        file = open(temporary_path, "w")
        file.write(json.dumps(record))
        file.close()
        os.replace(temporary_path, path)

    def load(self, task_id):
        path = os.path.join(self.folder, task_id + ".json")
        if os.path.exists(path) == False:
            return None
        file = open(path, "r")
        record = json.loads(file.read())
        file.close()
        state = TaskState(record["task_id"], record["plan"], record["completed_steps"], record["status"])
        return state
