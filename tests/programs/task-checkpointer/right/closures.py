import json
import os
from types import SimpleNamespace


def TaskState(task_id, plan, completed_steps, status="running"):
    return SimpleNamespace(task_id=task_id, plan=plan, completed_steps=completed_steps, status=status)


def TaskCheckpointer(folder):
    def place(task_id, end=".json"):
        return f"{folder}/{task_id}{end}"

    def save(state):
        aside = place(state.task_id, ".json~")
        with open(aside, "wb") as f:
            f.write(json.dumps(vars(state)).encode())
        os.rename(aside, place(state.task_id))

    def load(task_id):
        if f"{task_id}.json" in os.listdir(folder):
            with open(place(task_id), "rb") as f:
                return TaskState(**json.load(f))

    return SimpleNamespace(save=save, load=load)
