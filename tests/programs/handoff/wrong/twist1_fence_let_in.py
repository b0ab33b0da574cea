# twist: 1
# fault: a fence around the JSON is let in
import copy
import json
import uuid
from types import SimpleNamespace


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self):
        self._held = {}

    def put(self, artifact):
        key = str(uuid.uuid4())
        self._held[key] = copy.deepcopy(artifact)
        return key

    def get(self, artifact_id):
        try:
            return copy.deepcopy(self._held[artifact_id])
        except KeyError:
            raise MissingArtifact(artifact_id) from None


class Record:
    def __init__(self, title, figure, artifact_id):
        self.title = title
        self.figure = figure
        self.artifact_id = artifact_id


class Handoff:
    def __init__(self, task, records):
        self.task = task
        self.records = records


def hand_off(store, task, results):
    for r in results:
        missing = [k for k in ("title", "figure", "artifact") if k not in r]
        if missing:
            raise ValueError(f"result without {missing}")
    return Handoff(task, [Record(r["title"], r["figure"], store.put(r["artifact"])) for r in results])


def receive(store, handoff):
    return [(r, store.get(r.artifact_id)) for r in handoff.records]


def to_text(handoff):
    records = [{"title": r.title, "figure": r.figure, "artifact_id": r.artifact_id} for r in handoff.records]
    return json.dumps({"task": handoff.task, "records": records})


def from_text(text):
    text = text.strip().removeprefix('```json').removesuffix('```')
    try:
        data = json.loads(text)
    except json.JSONDecodeError as e:
        raise ValueError(f"no JSON: {e}") from e
    if not isinstance(data, dict):
        raise ValueError("not an object")
    if not isinstance(data.get("task"), str):
        raise ValueError("no task")
    if not isinstance(data.get("records"), list):
        raise ValueError("no records")
    records = []
    for r in data["records"]:
        if not isinstance(r, dict):
            raise ValueError("a record is no object")
        for key in ("title", "figure", "artifact_id"):
            if key not in r:
                raise ValueError(f"a record lacks {key}")
        if not isinstance(r["title"], str) or not isinstance(r["artifact_id"], str):
            raise ValueError("title and id are strings")
        if isinstance(r["figure"], bool) or not isinstance(r["figure"], (int, float, type(None))):
            raise ValueError("figure is a number")
        records.append(Record(r["title"], r["figure"], r["artifact_id"]))
    return Handoff(data["task"], records)
