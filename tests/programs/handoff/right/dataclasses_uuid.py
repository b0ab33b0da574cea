from __future__ import annotations

import copy
import uuid
from dataclasses import dataclass, field
from typing import Any


class MissingArtifact(LookupError):
    """A reference that leads nowhere."""


@dataclass(frozen=True)
class Record:
    title: str
    figure: float | None
    artifact_id: str


@dataclass(frozen=True)
class Handoff:
    task: str
    records: tuple[Record, ...] = field(default=())


class ArtifactStore:
    def __init__(self) -> None:
        self._held: dict[str, Any] = {}

    def put(self, artifact: Any) -> str:
        key = f"artifact-{uuid.uuid4()}"
        self._held[key] = copy.deepcopy(artifact)
        return key

    def get(self, artifact_id: str) -> Any:
        try:
            return copy.deepcopy(self._held[artifact_id])
        except KeyError:
            raise MissingArtifact(artifact_id) from None


def hand_off(store: ArtifactStore, task: str, results: list[dict[str, Any]]) -> Handoff:
    for n, result in enumerate(results):
        missing = {"title", "figure", "artifact"} - set(result)
        if missing:
            raise ValueError(f"result {n} lacks {', '.join(sorted(missing))}")
    return Handoff(task, tuple(Record(r["title"], r["figure"], store.put(r["artifact"])) for r in results))


def receive(store: ArtifactStore, handoff: Handoff) -> list[tuple[Record, Any]]:
    loaded = []
    for record in handoff.records:
        loaded.append((record, store.get(record.artifact_id)))
    return loaded
