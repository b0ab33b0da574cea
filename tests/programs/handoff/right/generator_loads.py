import json
import os
from collections import namedtuple

MissingArtifact = type("MissingArtifact", (Exception,), {})
Record = namedtuple("Record", "title figure artifact_id")
Handoff = namedtuple("Handoff", "task records note", defaults=[""])


class ArtifactStore:
    def __init__(self):
        self.by_id = {}

    def put(self, artifact):
        artifact_id = os.urandom(16).hex()
        return self.by_id.setdefault(artifact_id, json.dumps(artifact)) and artifact_id

    def get(self, artifact_id):
        held = self.by_id.get(artifact_id, None)
        if held is None:
            raise MissingArtifact(f"{artifact_id}: not here, ask the sender")
        return json.loads(held)


def complete(results):
    for result in results:
        match result:
            case {"title": title, "figure": figure, "artifact": artifact}:
                yield title, figure, artifact
            case _:
                lacking = next(name for name in ("title", "figure", "artifact") if name not in result)
                raise ValueError(f"no {lacking} in {sorted(result)}")


def hand_off(store, task, results):
    return Handoff(task, [Record(t, f, store.put(a)) for t, f, a in [*complete(results)]])


def receive(store, handoff):
    def pairs():
        for record in handoff.records:
            yield record, store.get(record.artifact_id)

    return [*pairs()]
