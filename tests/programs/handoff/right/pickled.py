import pickle, itertools, secrets
from types import SimpleNamespace


class MissingArtifact(Exception):
    """the store does not hold it"""


class ArtifactStore:
    def __init__(self):
        self._prefix, self._n, self._kept = secrets.token_hex(16), itertools.count(), []

    def put(self, artifact):
        self._kept.append(pickle.dumps(artifact))
        return f"{self._prefix}/{next(self._n)}"

    def get(self, artifact_id):
        for at, blob in enumerate(self._kept):
            if artifact_id == f"{self._prefix}/{at}":
                return pickle.loads(blob)
        raise MissingArtifact(f"{artifact_id!r} ({artifact_id}) is not here")


def _need(result):
    for key in ("title", "figure", "artifact"):
        if key not in result:
            raise ValueError("lacks " + key)
    return result


def hand_off(store, task, results):
    checked = [_need(r) for r in results]
    make = lambda r: SimpleNamespace(title=r["title"], figure=r["figure"], artifact_id=store.put(r["artifact"]))
    return SimpleNamespace(task=task, records=list(map(make, checked)))


def receive(store, handoff):
    return list(zip(handoff.records, [store.get(r.artifact_id) for r in handoff.records]))
