# twist: 1, 2

import copy


def frozen(value):
    if isinstance(value, dict):
        return "{", tuple(sorted((key, frozen(item)) for key, item in value.items()))
    if isinstance(value, (list, tuple)):
        return "[", tuple(map(frozen, value))
    return type(value).__name__, str(value)


class ReplayTools:
    def __init__(self, recordings, in_order=False):
        self.tape = {number: copy.copy(one) for number, one in enumerate(recordings)}
        self.in_order, self.notes = in_order, []

    def candidates(self, name, args):
        for number, one in self.tape.items():
            if one["name"] == name and frozen(one["args"]) == frozen(args):
                yield number
            if self.in_order:
                return

    def call(self, name, args):
        for number in self.candidates(name, args):
            one = self.tape.pop(number)
            break
        else:
            self.notes.append(f"unexpected {name}")
            after = [one["name"] for one in self.tape.values()][:1] if self.in_order else []
            raise ReplayError(f"unexpected {name} {args}", *after)
        try:
            raise one["error"]
        except KeyError:
            if "error" in one:
                raise
            return copy.deepcopy(one["result"])

    def finish(self):
        notes = [f"unused {one['name']}" for one in self.tape.values()] + self.notes
        if notes:
            raise ReplayError(notes)


class RecordTools:
    def __init__(self, tools):
        self.recordings = []
        self.tools = {name: self.wrapped(name, fn) for name, fn in tools.items()}

    def wrapped(self, name, fn):
        def call(args):
            row = dict(name=name, args=copy.deepcopy(args))
            try:
                row["result"] = fn(**args)
                return copy.deepcopy(row["result"])
            except Exception as error:
                row["error"] = error
                raise
            finally:
                if len(row) == 3:
                    if "result" in row:
                        row["result"] = copy.deepcopy(row["result"])
                    self.recordings.append(row)
        return call

    def call(self, name, args):
        return self.tools[name](args)
