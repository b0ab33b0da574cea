# twist: 1
# fault: letters outside ASCII are lost on the way
from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, NamedTuple


class MissingArtifact(KeyError):
    def __init__(self, artifact_id):
        super().__init__(artifact_id)
        self.artifact_id = artifact_id


class ArtifactStore(dict):
    def put(self, artifact: Any) -> str:
        blob = json.dumps(artifact)
        i = "sha256:" + hashlib.sha256(blob.encode()).hexdigest()
        self[i] = blob
        return i

    def get(self, artifact_id):
        try:
            return json.loads(self[artifact_id])
        except KeyError:
            raise MissingArtifact(artifact_id) from None


class Record(NamedTuple):
    title: str
    figure: float | None
    artifact_id: str


@dataclass(frozen=True)
class Handoff:
    task: str
    records: tuple[Record, ...]


def hand_off(store, task, results):
    rows = []
    for n, r in enumerate(results):
        try:
            rows.append((r["title"], r["figure"], r["artifact"]))
        except KeyError as e:
            raise ValueError(f"result {n} lacks {e.args[0]}") from e
    return Handoff(task, tuple(Record(t, f, store.put(a)) for t, f, a in rows))


def to_text(handoff):
    return json.dumps(
        {"version": 1, "task": handoff.task, "records": [r._asdict() for r in handoff.records]},
        ensure_ascii=False,
        indent=1,
    )


def _record(x):
    match x:
        case {"title": str(t), "figure": bool()}:
            pass
        case {"title": str(t), "figure": None | int() | float() as f, "artifact_id": str(i)}:
            return Record(t, f, i)
    raise ValueError(f"bad record: {x!r}")


def from_text(text):
    match json.loads(text.encode("ascii", "ignore")):
        case {"task": str(task), "records": list(rs)}:
            return Handoff(task, tuple(map(_record, rs)))
    raise ValueError("bad handoff")


def receive(store, handoff):
    return [*zip(handoff.records, map(store.get, [r.artifact_id for r in handoff.records]))]
