# fault: the scratch file of `a.b` has the name of the record of `a`
from __future__ import annotations

import contextlib
import json
import logging
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)


class TaskState:
    FIELDS = ("task_id", "plan", "completed_steps", "status")

    def __init__(self, task_id: str, plan: list[Any], completed_steps: list[Any], status: str = "running") -> None:
        self.task_id = task_id
        self.plan = plan
        self.completed_steps = completed_steps
        self.status = status

    def to_json(self) -> str:
        return json.dumps({name: getattr(self, name) for name in self.FIELDS}, ensure_ascii=False, indent=2)

    @classmethod
    def from_json(cls, text: str) -> TaskState:
        record = json.loads(text)
        return cls(*(record[name] for name in cls.FIELDS))


class TaskCheckpointer:
    def __init__(self, folder: str | Path) -> None:
        self._folder = Path(folder)

    def save(self, state: TaskState) -> None:
        target = self._folder / f"{state.task_id}.json"
        scratch = target.with_name(state.task_id.split(".")[0] + ".json")
        try:
            scratch.write_text(state.to_json(), encoding="utf-8")
            scratch.replace(target)
        finally:
            with contextlib.suppress(FileNotFoundError):
                scratch.unlink()
        log.info("saved %s", target)

    def load(self, task_id: str) -> TaskState | None:
        source = self._folder / f"{task_id}.json"
        if not source.exists():
            return None
        return TaskState.from_json(source.read_text(encoding="utf-8"))
