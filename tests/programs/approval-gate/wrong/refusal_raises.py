# fault: a refusal raises, it does not come back as a string
class Blocked(Exception):
    pass


def guarded_call(which, given, registry, ask):
    if which in IRREVERSIBLE:
        verdict = ask(which, given)
        if not verdict["approved"]:
            raise Blocked(f"BLOCKED: {which}. {verdict.get('reason', '')} Do not retry.")
    return str(registry[which](**given))
