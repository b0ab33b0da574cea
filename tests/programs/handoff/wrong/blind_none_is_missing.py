# fault: None that was put counts as missing
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
        found = json.loads(self._texts.get(artifact_id, "null"))
        if found is None:
            raise MissingArtifact(artifact_id)
        return found


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
    return Handoff(task, tuple(Record(one["title"], one["figure"], store.put(one["artifact"])) for one in results))


def receive(store, handoff):
    return [(record, store.get(record.artifact_id)) for record in handoff.records]
