import copy
import uuid
from dataclasses import dataclass


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


if __name__ == "__main__":
    store = ArtifactStore()
    page = {"doi": "10.1000/7", "text": "Of 400 night trains, 37.5 % were late."}
    handoff = hand_off(store, "write the page", [{"title": "Night trains", "figure": 37.5, "artifact": page}])
    print(handoff.task, "|", handoff.records[0].title, handoff.records[0].figure)
    for record, artifact in receive(store, handoff):
        print("the original:", artifact["text"], artifact["doi"])
    try:
        receive(ArtifactStore(), handoff)
    except MissingArtifact as missing:
        print("another store:", str(missing).replace(handoff.records[0].artifact_id, "..."))
    try:
        hand_off(store, "write the page", [{"title": "Day trains", "artifact": page}])
    except ValueError as gap:
        print(str(gap).partition(":")[0])
