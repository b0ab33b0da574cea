import json
import os
import uuid


class TaskState:
    __slots__ = ("completed_steps", "plan", "status", "task_id")

    def __init__(self, task_id, plan, completed_steps, status="running"):
        self.task_id, self.plan, self.completed_steps, self.status = task_id, plan, completed_steps, status


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, state):
        """True where the state is on disk."""
        record = {name: getattr(state, name) for name in TaskState.__slots__}
        record["saved_by"] = "worker"
        scratch = os.path.join(self.folder, "." + uuid.uuid4().hex)
        descriptor = os.open(scratch, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
        left = json.dumps(record, sort_keys=True).encode("utf-8")
        try:
            while left:
                left = left[os.write(descriptor, left) :]
            os.fsync(descriptor)
        except OSError:
            os.unlink(scratch)
            return False
        finally:
            os.close(descriptor)
        os.replace(scratch, os.path.join(self.folder, f"{state.task_id}.json"))
        return True

    def load(self, task_id):
        try:
            with open(os.path.join(self.folder, f"{task_id}.json"), encoding="utf-8") as file:
                record = json.load(file)
        except OSError:
            return None
        record.pop("saved_by")
        return TaskState(**record)
