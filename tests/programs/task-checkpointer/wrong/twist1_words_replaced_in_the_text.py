# twist: 1
# fault: the word is replaced in the whole text of a record, also in its steps

from __future__ import annotations

import contextlib
import json
import logging
import os
import tempfile
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Callable, Optional, Union

logger = logging.getLogger(__name__)
CURRENT_VERSION = 2


class UnsupportedVersion(ValueError):
    """The record was written by a newer program."""


@dataclass
class TaskState:
    task_id: str
    plan: list[Any] = field(default_factory=list)
    completed_steps: list[Any] = field(default_factory=list)
    status: str = "running"
    tokens_used: int = 0

    def to_record(self) -> dict[str, Any]:
        return {**asdict(self), "version": CURRENT_VERSION}

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> "TaskState":
        known = {f.name for f in fields(cls)}
        return cls(**{name: value for name, value in record.items() if name in known})


def _v1_to_v2(record: dict[str, Any]) -> dict[str, Any]:
    upgraded = {key: value for key, value in record.items() if key != "notes"}
    upgraded.setdefault("tokens_used", 0)
    if upgraded.get("status") == "finished":
        upgraded["status"] = "done"
    upgraded = json.loads(json.dumps(upgraded).replace('"finished"', '"done"'))
    upgraded["version"] = 2
    return upgraded


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _v1_to_v2}


def migrate(record: dict[str, Any]) -> dict[str, Any]:
    version = record.get("version", 1)
    if version > CURRENT_VERSION:
        raise UnsupportedVersion(f"record version {version} > {CURRENT_VERSION}")
    while version < CURRENT_VERSION:
        record = MIGRATIONS[version](record)
        version = record["version"]
    return record


class TaskCheckpointer:
    def __init__(self, folder: Union[str, os.PathLike]) -> None:
        self._folder = Path(folder)

    def _record_path(self, task_id: str) -> Path:
        return self._folder / f"{task_id}.json"

    def save(self, state: TaskState) -> None:
        handle, name = tempfile.mkstemp(dir=self._folder, prefix=".", suffix=".partial")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                json.dump(state.to_record(), stream, ensure_ascii=False, indent=2)
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(name, self._record_path(state.task_id))
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise

    def load(self, task_id: str) -> Optional[TaskState]:
        path = self._record_path(task_id)
        if not path.is_file():
            return None
        record = migrate(json.loads(path.read_text(encoding="utf-8")))
        return TaskState.from_record(record)
