import json, os


class TaskState:
    __slots__ = ("task_id", "plan", "completed_steps", "status")

    def __init__(self, task_id, plan, completed_steps, status="running"):
        for k, v in zip(self.__slots__, (task_id, plan, completed_steps, status)):
            setattr(self, k, v)

    def __eq__(self, o):
        return all(getattr(self, k) == getattr(o, k) for k in self.__slots__)


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, state, /):
        blob = json.dumps({k: getattr(state, k) for k in state.__slots__}).encode("ascii")
        t = os.path.join(self.folder, state.task_id + ".json.new")
        fd = os.open(t, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            while blob:
                blob = blob[os.write(fd, blob) :]
            os.fsync(fd)
        finally:
            os.close(fd)
        os.replace(t, t.removesuffix(".new"))

    def load(self, task_id, default=None):
        try:
            fd = os.open(os.path.join(self.folder, f"{task_id}.json"), os.O_RDONLY)
        except OSError:
            return default
        with os.fdopen(fd) as f:
            d = json.load(f)
        return TaskState(*(d[k] for k in TaskState.__slots__))
