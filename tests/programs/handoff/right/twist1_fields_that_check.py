# twist: 1
import base64, itertools, json, os, threading


class MissingArtifact(KeyError):
    def __str__(self):
        return f"missing: {self.args[0]}"


class ArtifactStore(dict):
    _ids = itertools.count()
    _lock = threading.RLock()

    def put(self, artifact):
        with self._lock:
            key = f"{os.urandom(6).hex()}.{next(self._ids)}"
            self[key] = json.dumps(artifact)
        return key

    def get(self, artifact_id):
        return json.loads(self[artifact_id])

    def __missing__(self, key):
        raise MissingArtifact(key)


class Serializable:
    FIELDS = {}

    def __init__(self, *args, **kw):
        for name, value in zip(self.FIELDS, args):
            setattr(self, name, value)
        for name, value in kw.items():
            setattr(self, name, value)

    def dump(self):
        return {n: [v.dump() for v in x] if isinstance(x := getattr(self, n), list) else x for n in self.FIELDS}

    @classmethod
    def load(cls, data):
        if type(data) is not dict:
            raise ValueError(f"{cls.__name__}: no object")
        try:
            return cls(**{name: check(data[name]) for name, check in cls.FIELDS.items()})
        except KeyError as error:
            raise ValueError(f"{cls.__name__} lacks {error}") from error


def kind(*types):
    def check(value):
        if type(value) not in types:
            raise ValueError(f"wrong type: {value!r}")
        return value
    return check


class Record(Serializable):
    FIELDS = {"title": kind(str), "figure": kind(int, float, type(None)), "artifact_id": kind(str)}


def records(value):
    return [Record.load(each) for each in kind(list)(value)]


class Handoff(Serializable):
    FIELDS = {"task": kind(str), "records": records}


def hand_off(store, task, results):
    for name in ("title", "figure", "artifact"):
        if not all(name in each for each in results):
            raise ValueError(name)
    return Handoff(task, [Record(each["title"], each["figure"], store.put(each["artifact"])) for each in results])


def receive(store, handoff):
    return [(record, store.get(record.artifact_id)) for record in handoff.records]


def to_text(handoff):
    return json.dumps(handoff.dump())


def from_text(text):
    return Handoff.load(json.loads(text))
