# fault: titles are stripped
import copy
import json
import uuid
from dataclasses import asdict, dataclass


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self):
        self._held = {}

    def put(self, artifact):
        artifact_id = uuid.uuid4().hex
        self._held[artifact_id] = copy.deepcopy(artifact)
        return artifact_id

    def get(self, artifact_id):
        if artifact_id not in self._held:
            raise MissingArtifact(artifact_id)
        return copy.deepcopy(self._held[artifact_id])


@dataclass(frozen=True)
class Record:
    title: str
    figure: object
    artifact_id: str


@dataclass(frozen=True)
class Handoff:
    task: str
    records: list


def hand_off(store, task, results):
    for result in results:
        for key in ("title", "figure", "artifact"):
            if key not in result:
                raise ValueError(f"a result without {key}")
    return Handoff(task, [Record(one["title"].strip(), one["figure"], store.put(one["artifact"])) for one in results])


def receive(store, handoff):
    return [(one, store.get(one.artifact_id)) for one in handoff.records]
