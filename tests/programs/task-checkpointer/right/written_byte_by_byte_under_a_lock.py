import json
import os
import threading
from typing import NamedTuple, List, Any, Optional


class TaskState(NamedTuple):
    task_id: str
    plan: List[Any]
    completed_steps: List[Any]
    status: str = "running"


class TaskCheckpointer(object):
    _lock = threading.Lock()

    def __init__(self, folder, *, encoding="utf-8"):
        if not os.path.isdir(folder):
            raise ValueError("no such folder: %r" % (folder,))
        self.folder, self.encoding = folder, encoding

    def __contains__(self, task_id):
        return os.path.exists(os.path.join(self.folder, "%s.json" % task_id))

    def save(self, state):
        with self._lock:
            final = os.path.join(self.folder, "%s.json" % state.task_id)
            draft = final + ".%d.part" % os.getpid()
            fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            try:
                data = memoryview(json.dumps(state._asdict(), indent=1).encode(self.encoding))
                while data:
                    data = data[os.write(fd, data):]
                os.fsync(fd)
            finally:
                os.close(fd)
            os.replace(draft, final)

    def load(self, task_id) -> Optional[TaskState]:
        if task_id not in self:
            return None
        with open(os.path.join(self.folder, "%s.json" % task_id), "rb") as file:
            return TaskState(**json.loads(file.read().decode(self.encoding)))
