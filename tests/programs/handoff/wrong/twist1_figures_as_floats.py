# twist: 1
# fault: figures become floats, and large whole numbers others
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
    return Handoff(task, [Record(one["title"], one["figure"], store.put(one["artifact"])) for one in results])


def receive(store, handoff):
    return [(one, store.get(one.artifact_id)) for one in handoff.records]


def to_text(handoff):
    return json.dumps({"task": handoff.task, "records": [asdict(one) for one in handoff.records]})


def from_text(text):
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"no JSON: {error}") from error
    if not isinstance(data, dict):
        raise ValueError("no object")
    if not isinstance(data.get("task"), str) or not isinstance(data.get("records"), list):
        raise ValueError("no task or no records")
    return Handoff(data["task"], [_record(one) for one in data["records"]])


def _record(one):
    if not isinstance(one, dict):
        raise ValueError("a record that is no object")
    for key in ("title", "figure", "artifact_id"):
        if key not in one:
            raise ValueError(f"a record without {key}")
    if not isinstance(one["title"], str) or not isinstance(one["artifact_id"], str):
        raise ValueError("a title or an id that is no string")
    if one["figure"] is not None and (isinstance(one["figure"], bool) or not isinstance(one["figure"], (int, float))):
        raise ValueError("a figure that is no number")
    return Record(one["title"], one["figure"] and float(one["figure"]), one["artifact_id"])
