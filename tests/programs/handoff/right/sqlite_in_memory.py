import json
import sqlite3
import uuid
from collections import namedtuple


class MissingArtifact(Exception):
    pass


class ArtifactStore:
    def __init__(self):
        self.db = sqlite3.connect(":memory:")
        self.db.execute("create table artifacts (id text primary key, body text not null)")

    def put(self, artifact):
        i = uuid.uuid4().hex
        with self.db:
            self.db.execute("insert into artifacts values (?, ?)", (i, json.dumps(artifact)))
        return i

    def get(self, artifact_id):
        row = self.db.execute("select body from artifacts where id = ?", (artifact_id,)).fetchone()
        if row is None:
            raise MissingArtifact(artifact_id)
        return json.loads(row[0])


Record = namedtuple("Record", "title figure artifact_id")
Handoff = namedtuple("Handoff", ["task", "records"])


def hand_off(store, task, results):
    required = {"title", "figure", "artifact"}
    for i, r in enumerate(results):
        missing = required.difference(r)
        if missing:
            raise ValueError(f"result #{i} ({r.get('title')!r}) is missing {sorted(missing)}")
    return Handoff(task, [Record(r["title"], r["figure"], store.put(r["artifact"])) for r in results])


def receive(store, handoff):
    return list(map(lambda rec: (rec, store.get(rec.artifact_id)), handoff.records))
