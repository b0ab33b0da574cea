import json
import tempfile
from pathlib import Path
from typing import NamedTuple


class TaskState(NamedTuple):
    task_id: str
    plan: list
    completed_steps: list
    status: str = "running"
    note: str | None = None


def TaskCheckpointer(folder):
    home = Path(folder)

    class Checkpointer:
        @staticmethod
        def save(state):
            name = f"{state.task_id}.json"
            with tempfile.TemporaryDirectory(dir=home) as aside:
                fresh = Path(aside, name)
                with fresh.open("w", encoding="utf-8") as file:
                    json.dump(state._asdict(), file)
                fresh.replace(home / name)

        @staticmethod
        def load(task_id):
            try:
                text = (home / f"{task_id}.json").read_text(encoding="utf-8")
            except OSError:
                return None
            return TaskState(**json.loads(text))

    return Checkpointer()
