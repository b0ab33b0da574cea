# twist: 1
import functools


def _distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        new = [i]
        for j, y in enumerate(b, 1):
            new.append(min(row[j] + 1, new[-1] + 1, row[j - 1] + (x != y)))
        row = new
    return row[-1]


class Handler:
    def __init__(self, registry, scopes):
        self.tools = {n: s for n, s in registry.items() if not s.scopes_required - scopes}

    def say(self, *parts):
        return " ".join(("ERROR:", *parts, "Tools:", *self.tools))

    def __call__(self, action, args):
        match action:
            case str() if action in self.tools:
                return self.check(action, args)
            case str():
                near = [n for n in self.tools if _distance(n.lower(), action.lower()) <= 1]
                return self.say("no tool", action + ".", *(f"Did you mean {n}?" for n in near[:1]))
            case None:
                return self.say("you named no tool.")
            case _:
                return self.say("a tool is named by a string, not by a", type(action).__name__ + ".")

    def check(self, name, args):
        schema = self.tools[name].input_schema
        try:
            validate_against_schema(args, schema)
        except SchemaValidationError as e:
            return f"ERROR: {name}: {e}; the schema is {schema!r}"


def handle_hallucinated_call(action, args, registry, caller_scopes):
    return Handler(registry, set(caller_scopes))(action, args)
