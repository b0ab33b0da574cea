# twist: 1
from __future__ import annotations

import copy
import json
import uuid
from dataclasses import asdict, dataclass
from typing import Any


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self) -> None:
        self.content: dict[str, Any] = {}

    def put(self, artifact: Any) -> str:
        new = uuid.uuid4().hex
        self.content[new] = copy.deepcopy(artifact)
        return new

    def get(self, artifact_id: str) -> Any:
        if artifact_id in self.content:
            return copy.deepcopy(self.content[artifact_id])
        raise MissingArtifact(f"nothing under {artifact_id}")


@dataclass(frozen=True)
class Record:
    title: str
    figure: float | None
    artifact_id: str

    def __post_init__(self) -> None:
        if type(self.title) is not str or type(self.artifact_id) is not str:
            raise ValueError(f"title and artifact_id are strings: {self}")
        if self.figure is not None and type(self.figure) not in (int, float):
            raise ValueError(f"a figure is a number or None: {self}")


@dataclass(frozen=True)
class Handoff:
    task: str
    records: list[Record]


def hand_off(store: ArtifactStore, task: str, results: list[dict[str, Any]]) -> Handoff:
    for result in results:
        for needed in ("title", "figure", "artifact"):
            if needed not in result:
                raise ValueError(f"{needed} is missing in {list(result)}")
    return Handoff(task, [Record(r["title"], r["figure"], store.put(r["artifact"])) for r in results])


def receive(store: ArtifactStore, handoff: Handoff) -> list[tuple[Record, Any]]:
    return [(record, store.get(record.artifact_id)) for record in handoff.records]


def to_text(handoff: Handoff) -> str:
    return json.dumps(asdict(handoff), indent=2)


def from_text(text: str) -> Handoff:
    try:
        data = json.loads(text)
        records = data["records"]
        if type(records) is not list or type(data["task"]) is not str:
            raise ValueError("a handoff has a task and a list of records")
        return Handoff(data["task"], [Record(r["title"], r["figure"], r["artifact_id"]) for r in records])
    except (KeyError, TypeError, AttributeError) as trouble:
        raise ValueError(f"no handoff: {trouble!r}") from trouble
