# twist: 1
import json
import os
import re
from functools import partial
from types import SimpleNamespace as NS
from typing import Any, Dict, Iterator, List, Optional, Tuple


class MissingArtifact(Exception):
    template = "artifact {} is missing"

    def __init__(self, artifact_id):
        Exception.__init__(self, self.template.format(artifact_id))


class ArtifactStore(object):
    def __init__(self):
        self.blobs = {}  # type: Dict[str, str]

    def put(self, artifact):
        # type: (Any) -> str
        key = "a" + os.urandom(8).hex()
        while key in self.blobs:
            key = "a" + os.urandom(8).hex()
        self.blobs[key] = json.dumps(artifact)
        return key

    def get(self, artifact_id):
        blob = self.blobs.get(artifact_id)
        if blob is None:
            raise MissingArtifact(artifact_id)
        return json.loads(blob)


RECORD = {
    "title": lambda v: isinstance(v, str),
    "figure": lambda v: v is None or (isinstance(v, (int, float)) and v is not True and v is not False),
    "artifact_id": lambda v: isinstance(v, str),
}
HANDOFF = {"task": lambda v: isinstance(v, str), "records": lambda v: isinstance(v, list)}


def _checked(what, schema, data):
    if not isinstance(data, dict):
        raise ValueError("%s is no object" % what)
    for name in schema:
        if name not in data or not schema[name](data[name]):
            raise ValueError("%s has no fitting %s" % (what, name))
    return NS(**{name: data[name] for name in schema})


def hand_off(store, task, results):
    for place, result in enumerate(results):
        for name in ("title", "figure", "artifact"):
            try:
                result[name]
            except KeyError as gap:
                raise ValueError("result %d lacks %s" % (place, gap)) from gap
    return NS(task=task, records=[NS(title=r["title"], figure=r["figure"], artifact_id=store.put(r["artifact"])) for r in results])


def receive(store, handoff):
    # type: (Any, Any) -> List[Tuple[Any, Any]]
    return [(record, store.get(record.artifact_id)) for record in handoff.records]


to_text = partial(json.dumps, default=vars, sort_keys=True)


def from_text(text):
    handoff = _checked("the handoff", HANDOFF, json.loads(text))
    handoff.records = [_checked("record %d" % n, RECORD, each) for n, each in enumerate(handoff.records)]
    return handoff


if __name__ == "__main__":
    store = ArtifactStore()
    print(receive(store, from_text(to_text(hand_off(store, "t", [])))))
