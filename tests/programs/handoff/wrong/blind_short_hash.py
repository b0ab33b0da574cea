# fault: ids have two digits
import copy
import functools
import hashlib
import json


class MissingArtifact(Exception):
    """Nothing there."""


class Named:
    def __init__(self, **fields):
        self.__dict__.update(fields)


class ArtifactStore:
    def __init__(self):
        self.texts = {}

    def put(self, artifact):
        text = json.dumps(artifact)
        name = hashlib.sha256(text.encode()).hexdigest()[:2]
        self.texts[name] = text
        return name

    def get(self, artifact_id):
        text = self.texts.get(artifact_id)
        if text is None:
            raise MissingArtifact(artifact_id)
        return json.loads(text)


def hand_off(store, task, results):
    for key in ("artifact", "figure", "title"):
        if not all(key in result for result in results):
            raise ValueError(key)

    def add(records, result):
        facts = {key: copy.copy(result[key]) for key in ("title", "figure")}
        return records + [Named(**facts, artifact_id=store.put(result["artifact"]))]

    return Named(task=task, records=functools.reduce(add, results, []))


def receive(store, handoff):
    got = []
    for record in handoff.records:
        artifact = store.get(record.artifact_id)
        got.append((record, artifact))
    return got
