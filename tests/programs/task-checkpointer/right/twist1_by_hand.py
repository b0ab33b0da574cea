# twist: 1
import json
import os


class VersionTooNew(ValueError):
    pass


class TaskState:
    def __init__(self, task_id, plan, completed_steps, status="running", tokens_used=0, version=2):
        self.version = version
        self.task_id = task_id
        self.plan = plan
        self.completed_steps = completed_steps
        self.status = status
        self.tokens_used = tokens_used


class TaskCheckpointer:
    def __init__(self, folder):
        self.name = lambda task_id: os.path.join(folder, "%s.json" % task_id)

    def save(self, state):
        name = self.name(state.task_id)
        with open(name + ".part", "w") as part:
            part.write(json.dumps(state.__dict__))
        os.replace(name + ".part", name)

    def load(self, task_id):
        try:
            with open(self.name(task_id)) as file:
                r = json.load(file)
        except FileNotFoundError:
            return None
        if "version" in r and r["version"] > 2:
            raise VersionTooNew(r["version"])
        status = r["status"]
        if "version" not in r and status == "finished":
            status = "done"
        return TaskState(r["task_id"], r["plan"], r["completed_steps"], status, r.get("tokens_used", 0))
