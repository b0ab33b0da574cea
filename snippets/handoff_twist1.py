import copy
import json
import uuid
from dataclasses import asdict, dataclass


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self):
        self.artifacts = {}

    def put(self, artifact):
        artifact_id = uuid.uuid4().hex  #: own_id
        self.artifacts[artifact_id] = copy.deepcopy(artifact)  #: original
        return artifact_id

    def get(self, artifact_id):
        if artifact_id not in self.artifacts:  #: loud
            raise MissingArtifact(f"the store has no artifact {artifact_id}")  #: loud
        return copy.deepcopy(self.artifacts[artifact_id])  #: original


@dataclass
class Record:
    title: str
    figure: float | None
    artifact_id: str


@dataclass
class Handoff:
    task: str
    records: list


def hand_off(store, task, results):
    for result in results:
        for name in ("title", "figure", "artifact"):
            if name not in result:  #: complete
                raise ValueError(f"a result has no {name}: {result}")  #: complete
    records = [Record(each["title"], each["figure"], store.put(each["artifact"])) for each in results]  #: reference
    return Handoff(task, records)  #: reference


def receive(store, handoff):
    return [(record, store.get(record.artifact_id)) for record in handoff.records]  #: load


def to_text(handoff):
    return json.dumps(asdict(handoff))  #: wire


FIELDS = {"title": (str,), "figure": (int, float, type(None)), "artifact_id": (str,)}


def from_text(text):
    data = json.loads(text)
    if not isinstance(data, dict) or type(data.get("task")) is not str or type(data.get("records")) is not list:
        raise ValueError("a handoff is an object with a task and a list of records")  #: shape
    for record in data["records"]:
        for name, kinds in FIELDS.items():
            if not isinstance(record, dict) or name not in record or type(record[name]) not in kinds:  #: kinds
                raise ValueError(f"no record with a proper {name}: {record}")  #: kinds
    records = [Record(*(record[name] for name in FIELDS)) for record in data["records"]]  #: wire
    return Handoff(data["task"], records)  #: wire


if __name__ == "__main__":
    store = ArtifactStore()
    found = [{"title": "Night trains", "figure": 37.5, "artifact": {"doi": "10.1000/7"}}]
    text = to_text(hand_off(store, "write the page", found))
    print(receive(store, from_text(text))[0][1])
    for broken in (text.replace("37.5", "true"), text.replace("figure", "number"), text[:40]):
        try:
            from_text(broken)
        except ValueError as error:
            print(str(error).partition(":")[0])
