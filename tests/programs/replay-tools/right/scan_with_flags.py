from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
import json


def same(x: Any, y: Any) -> bool:
    if type(x) is bool or type(y) is bool:
        return x is y
    if isinstance(x, dict) and isinstance(y, dict):
        return x.keys() == y.keys() and all(same(x[k], y[k]) for k in x)
    if isinstance(x, (list, tuple)) and isinstance(y, (list, tuple)):
        return len(x) == len(y) and all(map(same, x, y))
    return x == y


@dataclass
class Entry:
    recording: dict[str, Any]
    used: bool = False


@dataclass
class ReplayTools:
    recordings: list[dict[str, Any]]
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.entries = [Entry(json_copy(recording)) for recording in self.recordings]

    def call(self, name: str, args: dict[str, Any]) -> Any:
        for entry in self.entries:
            if not entry.used and entry.recording["name"] == name and same(entry.recording["args"], args):
                entry.used = True
                if entry.recording.get("error") is not None:
                    error = entry.recording["error"]
                    raise type(error)(*error.args)
                return entry.recording.get("result")
        problem = f"{name}({', '.join(f'{k}={v!r}' for k, v in args.items())}) was not recorded"
        self.problems.append(problem)
        raise ReplayError(problem)

    def finish(self) -> None:
        lines = self.problems + [f"{e.recording['name']} was not asked for" for e in self.entries if not e.used]
        if lines:
            raise ReplayError("\n".join(lines))


def json_copy(recording: dict[str, Any]) -> dict[str, Any]:
    own = {key: json.loads(json.dumps(value)) for key, value in recording.items() if key != "error"}
    if "error" in recording:
        own["error"] = recording["error"]
    return own
