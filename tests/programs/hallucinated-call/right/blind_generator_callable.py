from difflib import SequenceMatcher
from pprint import pformat


class Said(str):
    pass


class _Handle:
    def near(self, action, names):
        ratio = lambda name: SequenceMatcher(None, name.upper(), action.upper()).ratio()
        return [name for name in sorted(names, key=ratio, reverse=True) if ratio(name) > 0.7][:1]

    def words(self, action, args, registry, names):
        if action in names:
            try:
                validate_against_schema(args, registry[action].input_schema)
            except SchemaValidationError as error:
                yield "ERROR"
                yield f"<{action}> {error}"
                yield pformat(registry[action].input_schema, width=20)
            return
        yield "ERROR"
        yield f"unknown tool {action}; the tools are {names}."
        yield from ("Did you mean " + name for name in self.near(action, names))

    def __call__(self, action, args, registry, caller_scopes):
        names = tuple(name for name in registry if set(registry[name].scopes_required) <= set(caller_scopes))
        lines = list(self.words(action, args, registry, names))
        return Said(" ".join(lines)) if lines else None


handle_hallucinated_call = _Handle()
