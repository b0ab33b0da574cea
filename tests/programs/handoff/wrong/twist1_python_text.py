# twist: 1
# fault: the text is Python's, not JSON
import copy
import json
import uuid
from types import SimpleNamespace


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self):
        self.held = {}

    def put(self, artifact):
        artifact_id = uuid.uuid4().hex
        self.held[artifact_id] = copy.deepcopy(artifact)
        return artifact_id

    def get(self, artifact_id):
        if artifact_id not in self.held:
            raise MissingArtifact(f"{artifact_id} is not in the store")
        return copy.deepcopy(self.held[artifact_id])


def hand_off(store, task, results):
    for name in ("title", "figure", "artifact"):
        for result in results:
            if name not in result:
                raise ValueError(f"a result lacks {name}")
    records = []
    for result in results:
        reference = store.put(result["artifact"])
        records.append(SimpleNamespace(title=result["title"], figure=result["figure"], artifact_id=reference))
    return SimpleNamespace(task=task, records=records)


def receive(store, handoff):
    return [(record, store.get(record.artifact_id)) for record in handoff.records]


def to_text(handoff):
    return repr({"task": handoff.task, "records": [vars(record) for record in handoff.records]})


KINDS = {"title": str, "figure": (int, float, type(None)), "artifact_id": str}


def checked(record):
    if not isinstance(record, dict):
        raise ValueError("a record is an object")
    for name, kind in KINDS.items():
        if name not in record or isinstance(record[name], bool) or not isinstance(record[name], kind):
            raise ValueError(f"a record needs {name}")
    return SimpleNamespace(**record)


def from_text(text):
    import ast

    data = ast.literal_eval(text)
    if not isinstance(data, dict) or not isinstance(data.get("task"), str) or not isinstance(data.get("records"), list):
        raise ValueError("a handoff is an object with a task and records")
    return SimpleNamespace(task=data["task"], records=[checked(record) for record in data["records"]])
