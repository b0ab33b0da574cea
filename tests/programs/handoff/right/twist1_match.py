# twist: 1
import json
import pickle
import secrets
from types import SimpleNamespace


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self):
        self.frozen = {}

    def put(self, artifact):
        key = "art:" + secrets.token_hex(10)
        self.frozen[key] = pickle.dumps(artifact)
        return key

    def get(self, key):
        if key not in self.frozen:
            raise MissingArtifact(key)
        return pickle.loads(self.frozen[key])


def hand_off(store, task, results):
    lacking = {name for name in ("title", "figure", "artifact") for result in results if name not in result}
    if lacking:
        raise ValueError(" and ".join(lacking) + " missing")
    records = []
    for result in results:
        record = SimpleNamespace(title=result["title"], figure=result["figure"])
        record.artifact_id = store.put(result["artifact"])
        records.append(record)
    return SimpleNamespace(task=task, records=records)


def receive(store, handoff):
    return [[record, store.get(record.artifact_id)] for record in handoff.records]


def to_text(handoff):
    return json.dumps({"records": [vars(record) for record in handoff.records], "task": handoff.task, "version": 1})


def read(record):
    match record:
        case {"figure": bool()}:
            pass
        case {"title": str(title), "figure": int() | float() | None as figure, "artifact_id": str(artifact_id)}:
            return SimpleNamespace(title=title, figure=figure, artifact_id=artifact_id)
    raise ValueError(f"not a record: {record}")


def from_text(text):
    match json.loads(text):
        case {"task": str(task), "records": [*records]}:
            return SimpleNamespace(task=task, records=[read(record) for record in records])
        case other:
            raise ValueError(f"not a handoff: {other}")
