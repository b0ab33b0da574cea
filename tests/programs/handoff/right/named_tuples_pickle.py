import pickle
import secrets
from typing import Any, NamedTuple, Optional


class MissingArtifact(Exception):
    def __init__(self, artifact_id, place="this store"):
        super().__init__(f"{place} does not hold {artifact_id!r}")
        self.artifact_id = artifact_id


class Record(NamedTuple):
    artifact_id: str
    title: str
    figure: Optional[float]

    @classmethod
    def checked(cls, result: dict) -> "tuple[Any, ...]":
        try:
            return result["title"], result["figure"], result["artifact"]
        except KeyError as gap:
            raise ValueError(f"a result needs {gap}") from gap


class Handoff(NamedTuple):
    records: list
    task: str


class ArtifactStore(dict):
    def put(self, artifact):
        name = secrets.token_urlsafe(16)
        self[name] = pickle.dumps(artifact)
        return name

    def get(self, artifact_id):
        if artifact_id in self:
            return pickle.loads(self[artifact_id])
        raise MissingArtifact(artifact_id)


def hand_off(store, task, results):
    checked = list(map(Record.checked, results))
    return Handoff(
        task=task, records=[Record(store.put(artifact), title, figure) for title, figure, artifact in checked]
    )


def receive(store, handoff):
    def rest(records):
        if not records:
            return []
        return [(records[0], store.get(records[0].artifact_id))] + rest(records[1:])

    return rest(handoff.records)
