# fault: the record carries the artifact beside its id, and the receiver takes that
import copy
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
        records.append(
            SimpleNamespace(
                title=result["title"], figure=result["figure"], artifact_id=reference, artifact=result["artifact"]
            )
        )
    return SimpleNamespace(task=task, records=records)


def receive(store, handoff):
    return [(record, record.artifact) for record in handoff.records]
