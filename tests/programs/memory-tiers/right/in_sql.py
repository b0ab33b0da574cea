import sqlite3
import time


class Turns(list):
    pass


class AgentMemory(object):
    def __init__(self, similarity, /, **options):
        self.db = sqlite3.connect(":memory:", check_same_thread=False)
        self.db.execute("create table turn (id integer primary key, said text, at integer)")
        self.db.execute("create table fact (id integer primary key, text text, at integer)")
        self.db.create_function("likeness", 2, similarity)

    def add(self, turn, *more):
        self.db.execute("insert into turn (said, at) values (?, ?)", (turn, time.time_ns()))

    def remember(self, fact, *more):
        found = self.db.execute(
            "select id from fact where likeness(text, ?) >= ? order by likeness(text, ?) desc limit 1", (fact, DUPLICATE, fact)
        ).fetchone()
        if found:
            self.db.execute("update fact set text = ?, at = ? where id = ?", (fact, time.time_ns(), *found))
        else:
            self.db.execute("insert into fact (text, at) values (?, ?)", (fact, time.time_ns()))

    def context(self, query, *more):
        now = time.time_ns()
        turns = self.db.execute("select said, at from turn order by id").fetchall()
        edge = max(len(turns) - WINDOW, 0)
        oldest = now - TTL * 10**9
        facts = []
        for text, at, near in self.db.execute("select text, at, likeness(text, ?) from fact", (query,)):
            facts.append((-near * pow(0.5, (now - at) / 1e9 / HALF_LIFE), text))
        facts = [text for score, text in sorted(facts, key=lambda pair: pair[0]) if score < 0]
        return {
            "query": query,
            "window": Turns(said for said, _ in turns[edge:]),
            "recent": Turns([said for said, at in turns[:edge] if at >= oldest][::-1][:TOP_K][::-1]),
            "long_term": tuple(facts[:TOP_K]),
        }
