from collections import OrderedDict
from contextlib import suppress
from itertools import filterfalse
from functools import partial, singledispatchmethod


class Catalog(list):
    pass


class ToolRegistry(OrderedDict):
    """name -> spec"""

    def register(self, spec, /):
        self.pop(spec.name, None)
        self[spec.name] = spec
        return self

    def lacking(self, caller, spec):
        return {*spec.scopes_required} - {*caller}

    def get(self, name, caller_scopes):
        if not OrderedDict.__contains__(self, name):
            raise UnknownToolError(f"{name!r} is not one of {[*self]}")
        if gap := self.lacking(caller_scopes, self[name]):
            raise UnauthorizedToolError(f"{name} needs {gap}")
        return self[name]

    def catalog_for_prompt(self, caller_scopes):
        return Catalog(
            OrderedDict(name=spec.name, schema=spec.input_schema)
            for spec in filterfalse(partial(self.lacking, caller_scopes), self.values())
        )
