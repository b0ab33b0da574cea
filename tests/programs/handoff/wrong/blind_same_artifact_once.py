# fault: results with equal artifacts make one record
import copy
import uuid
from types import SimpleNamespace


class MissingArtifact(Exception):
    def __init__(self, artifact_id):
        super().__init__(f"nothing is held under {artifact_id}")


def ArtifactStore():
    held = {}

    def put(artifact):
        while (name := uuid.uuid4().hex) in held:
            pass
        held[name] = copy.deepcopy(artifact)
        return name

    def get(artifact_id):
        try:
            return copy.deepcopy(held[artifact_id])
        except KeyError:
            raise MissingArtifact(artifact_id) from None

    return SimpleNamespace(put=put, get=get)


def hand_off(store, task, results):
    lacking = {key for result in results for key in ("title", "figure", "artifact") if not key in result}
    if lacking:
        raise ValueError(", ".join(lacking))

    def record(result):
        match result:
            case {"title": title, "figure": figure, "artifact": artifact}:
                return SimpleNamespace(title=title, figure=figure, artifact_id=store.put(artifact))

    return SimpleNamespace(
        task=task, records=[*{str(result["artifact"]): record(result) for result in results}.values()]
    )


def receive(store, handoff):
    return list(zip(handoff.records, [store.get(record.artifact_id) for record in handoff.records]))
