from copy import deepcopy
from itertools import count

numbers = count(1)


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self):
        self.shelf = []

    def put(self, artifact):
        # One count for all stores of the program, so that an id of one is none of another's.
        own = "a%06d" % next(numbers)
        self.shelf.append((own, deepcopy(artifact)))
        return own

    def get(self, wanted):
        for own, artifact in self.shelf:
            if own == wanted:
                return deepcopy(artifact)
        raise MissingArtifact("nothing is stored as " + wanted)


class Record:
    __slots__ = ("title", "figure", "artifact_id")

    def __init__(self, **fields):
        for name, value in fields.items():
            setattr(self, name, value)


class Handoff:
    def __init__(self, task):
        self.task = task
        self.records = []

    def add(self, store, result):
        result = dict(result)
        artifact = result.pop("artifact")
        self.records.append(Record(title=result["title"], figure=result["figure"], artifact_id=store.put(artifact)))


def hand_off(store, task, results):
    if any("title" not in result for result in results):
        raise ValueError("every result needs a title")
    if any("figure" not in result for result in results):
        raise ValueError("every result needs a figure, if only None")
    if any("artifact" not in result for result in results):
        raise ValueError("every result needs its artifact")
    handoff = Handoff(task)
    for result in results:
        handoff.add(store, result)
    return handoff


def receive(store, handoff):
    ids = [record.artifact_id for record in handoff.records]
    return list(zip(handoff.records, map(store.get, ids)))
