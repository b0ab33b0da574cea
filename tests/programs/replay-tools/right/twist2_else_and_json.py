# twist: 2
from json import dumps, loads


class ReplayTools:
    def __init__(self, recordings):
        self.todo = {}
        for r in recordings:
            self.todo.setdefault(self.sign(r["name"], r["args"]), []).append(r)
        self.surprises = []

    def sign(self, name, args):
        return dumps({name: args}, sort_keys=True)

    def call(self, name, args):
        todo = self.todo.get(self.sign(name, args)) or []
        if len(todo) == 0:
            self.surprises.append(self.sign(name, args))
            raise ReplayError("surprise: " + self.surprises[-1])
        r, *self.todo[self.sign(name, args)] = todo
        if "error" not in r:
            return loads(dumps(r["result"]))
        raise r["error"]

    def finish(self):
        rest = [sign for sign, todo in self.todo.items() if todo]
        if rest + self.surprises:
            raise ReplayError(f"{rest=} {self.surprises=}")


def RecordTools(tools):
    class Recorder:
        recordings = []

        @staticmethod
        def call(name, args):
            before = dumps(args)
            try:
                result = tools[name](**args)
            except Exception as error:
                outcome = {"error": error}
                raise
            else:
                outcome = {"result": loads(dumps(result))}
                return result
            finally:
                if "outcome" in locals():
                    Recorder.recordings.append(dict(outcome, name=name, args=loads(before)))

    return Recorder
