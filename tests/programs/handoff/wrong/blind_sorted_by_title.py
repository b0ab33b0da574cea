# fault: records are in the order of their titles
import json
import secrets
from typing import NamedTuple


class MissingArtifact(KeyError):
    pass


class ArtifactStore:
    def __init__(self):
        self._texts = {}

    def put(self, artifact):
        artifact_id = secrets.token_urlsafe(18)
        self._texts[artifact_id] = json.dumps(artifact)
        return artifact_id

    def get(self, artifact_id):
        if artifact_id not in self._texts:
            raise MissingArtifact(artifact_id)
        return json.loads(self._texts[artifact_id])


class Record(NamedTuple):
    title: str
    figure: float | None
    artifact_id: str


class Handoff(NamedTuple):
    task: str
    records: tuple


KEYS = ("title", "figure", "artifact")


def hand_off(store, task, results):
    for result in results:
        for key in KEYS:
            if key not in result:
                raise ValueError(f"a result has no {key}")
    return Handoff(
        task,
        tuple(
            Record(one["title"], one["figure"], store.put(one["artifact"]))
            for one in sorted(results, key=lambda one: one["title"])
        ),
    )


def receive(store, handoff):
    return [(record, store.get(record.artifact_id)) for record in handoff.records]
