from difflib import SequenceMatcher


class Reply:
    def __init__(self, registry, scopes):
        self.registry = registry
        self.names = sorted(n for n in registry if all(s in scopes for s in registry[n].scopes_required))

    def near(self, action):
        best, score = "", 0.6
        for name in self.names:
            ratio = SequenceMatcher(None, name.upper(), action.upper()).ratio()
            if ratio > score:
                best, score = name, ratio
        return best

    def unknown(self, action):
        near = self.near(action)
        question = near and f"Did you mean: {near}? "
        return f"ERROR {action!r} does not exist. {question}There are: {self.names}"

    def arguments(self, action, args):
        try:
            return validate_against_schema(args, self.registry[action].input_schema)
        except SchemaValidationError as error:
            return "ERROR in the arguments of {}: {} (the schema is {})".format(
                action, error, self.registry[action].input_schema
            )


def handle_hallucinated_call(action, args, registry, caller_scopes):
    reply = Reply(registry, caller_scopes)
    if action in reply.names:
        return reply.arguments(action, args) or None
    return reply.unknown(action)
