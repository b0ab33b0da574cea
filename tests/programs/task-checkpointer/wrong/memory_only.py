# fault: states are kept in memory and nothing is on disk
import copy
from dataclasses import dataclass


@dataclass
class TaskState:
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"


STORE = {}


class TaskCheckpointer:
    def __init__(self, folder):
        self.folder = folder

    def save(self, state):
        STORE[self.folder, state.task_id] = copy.deepcopy(state)

    def load(self, task_id):
        return copy.deepcopy(STORE.get((self.folder, task_id)))
