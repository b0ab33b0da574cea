import pickle
import uuid
from dataclasses import dataclass


class MissingArtifact(LookupError):
    pass


class ArtifactStore(dict):
    def __missing__(self, artifact_id):
        raise MissingArtifact(f"no artifact {artifact_id!r}")

    def put(self, artifact):
        key = str(uuid.uuid1())
        self[key] = pickle.dumps(artifact)
        return key

    def get(self, artifact_id):
        return pickle.loads(self[artifact_id])


@dataclass(frozen=True)
class Record:
    title: str
    figure: object
    artifact_id: str


@dataclass(frozen=True)
class Handoff:
    task: str
    records: tuple = ()


def hand_off(store, task, results):
    rows = []
    for result in results:
        try:
            rows.append((result["title"], result["figure"], result["artifact"]))
        except KeyError as lack:
            raise ValueError(f"result without {lack}") from lack
    records = []
    for title, figure, artifact in rows:
        records.append(Record(title=title, figure=figure, artifact_id=store.put(artifact)))
    return Handoff(task=task, records=tuple(records))


def receive(store, handoff):
    def pairs():
        for record in handoff.records:
            yield record, store.get(record.artifact_id)

    return [*pairs()]
