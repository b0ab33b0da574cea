from __future__ import annotations

import dataclasses
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path


@dataclasses.dataclass
class TaskState:
    task_id: str
    plan: Sequence[str]
    completed_steps: list
    status: str = "running"


class TaskCheckpointer:
    def __init__(self, folder: str) -> None:
        self._root = Path(folder)

    def save(self, state: TaskState) -> None:
        text = json.dumps(dataclasses.asdict(state), indent=2, ensure_ascii=False)
        with tempfile.NamedTemporaryFile("w", dir=self._root, delete=False, encoding="utf-8") as out:
            try:
                out.write(text)
                out.flush()
            except OSError:
                Path(out.name).unlink()
                raise
        Path(out.name).replace(self._root / f"{state.task_id}.json")

    def load(self, task_id: str) -> TaskState | None:
        try:
            raw = (self._root / f"{task_id}.json").read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        return TaskState(**json.loads(raw))
