# twist: 1
import json, uuid
from types import SimpleNamespace as NS
class MissingArtifact(LookupError): pass
class ArtifactStore(dict):
    def put(self, artifact):
        key = f"art_{uuid.uuid4()}"
        self[key] = json.dumps(artifact)
        return key
    def get(self, artifact_id):
        try:
            return json.loads(self[artifact_id])
        except KeyError:
            raise MissingArtifact(f"no artifact {artifact_id}") from None
class Handoff(NS): pass
FIELDS = ("title", "figure", "artifact")
def hand_off(store, task, results):
    for r in results:
        if lacking := [f for f in FIELDS if f not in r]:
            raise ValueError("lacks " + ", ".join(lacking))
    return Handoff(task=task, records=[NS(title=r["title"], figure=r["figure"], artifact_id=store.put(r["artifact"])) for r in results])
def receive(store, handoff):
    return [(r, store.get(r.artifact_id)) for r in handoff.records]
def to_text(handoff):
    return json.dumps({"version": 1, "task": handoff.task, "records": [vars(r) for r in handoff.records]})
def _number(x):
    return x is None or isinstance(x, (int, float)) and not isinstance(x, bool)
def from_text(text):
    match json.loads(text):
        case {"task": str(task), "records": [*records]}:
            out = []
            for r in records:
                match r:
                    case {"title": str(t), "figure": f, "artifact_id": str(a)} if _number(f):
                        out.append(NS(title=t, figure=f, artifact_id=a))
                    case _:
                        raise ValueError(f"no record: {r!r}")
            return Handoff(task=task, records=out)
        case other:
            raise ValueError("no handoff")
