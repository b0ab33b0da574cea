# twist: 1
import sqlite3
import json
import itertools


class ToolRegistry:
    """Names in a table, specs beside it."""

    def __init__(self):
        self.db = sqlite3.connect(":memory:")
        self.db.execute("create table tools (place integer primary key, name text unique not null)")
        self.db.execute("create table needs (name text, scope text)")
        self.specs = {}

    def register(self, spec):
        try:
            with self.db:
                self.db.execute("insert into tools (name) values (?)", (spec.name,))
                self.db.executemany("insert into needs values (?, ?)", [(spec.name, s) for s in spec.scopes_required])
        except sqlite3.IntegrityError as error:
            raise ValueError(f"{spec.name} is taken") from error
        self.specs[spec.name] = spec

    def lacking(self, name, scopes):
        return {s for (s,) in self.db.execute("select scope from needs where name = ?", (name,))} - set(scopes)

    def get(self, name, caller_scopes):
        if not self.db.execute("select 1 from tools where name = ?", (name,)).fetchone():
            raise UnknownToolError(f"unknown: {name}")
        if self.lacking(name, caller_scopes):
            raise UnauthorizedToolError(f"forbidden: {name}")
        return self.specs[name]

    def catalog_for_prompt(self, caller_scopes):
        names = [n for (n,) in self.db.execute("select name from tools order by place")]
        return [{"name": n, "schema": self.specs[n].input_schema} for n in names if not self.lacking(n, caller_scopes)]
