import datetime
import io
import json
import os
import stat
from types import SimpleNamespace


def TaskState(task_id, plan, completed_steps, status="running", **more):
    return SimpleNamespace(task_id=task_id, plan=plan, completed_steps=completed_steps, status=status, **more)


class TaskCheckpointer:
    __slots__ = ["folder", "mode"]

    def __init__(self, folder, mode=stat.S_IRUSR | stat.S_IWUSR):
        self.folder, self.mode = str(folder), mode

    def save(self, state, *, durable=True):
        record = {"kind": "task", "saved_at": str(datetime.datetime.now()), **vars(state)}
        text = io.StringIO()
        json.dump(record, text, sort_keys=True, default=list)
        folder = os.open(self.folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            name = f"~{state.task_id}"
            handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, self.mode, dir_fd=folder)
            try:
                left = memoryview(text.getvalue().encode("ascii"))
                while left:
                    left = left[os.write(handle, left) :]
                if durable:
                    os.fsync(handle)
            finally:
                os.close(handle)
            os.replace(name, f"{state.task_id}.json", src_dir_fd=folder, dst_dir_fd=folder)
        finally:
            os.close(folder)

    def load(self, task_id):
        found = [e for e in os.scandir(self.folder) if e.name == f"{task_id}.json"]
        for entry in found:
            with open(entry) as source:
                record = json.load(source)
            del record["kind"], record["saved_at"]
            return TaskState(**record)
