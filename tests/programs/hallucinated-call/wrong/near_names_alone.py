# fault: where a name is near, the others are not listed
import difflib


class Refused(Exception):
    pass


def may(spec, scopes):
    return set(spec.scopes_required) & set(scopes) == set(spec.scopes_required)


def find(action, offered):
    try:
        return offered[action]
    except (KeyError, TypeError):
        pass
    folded = {}
    for name in offered:
        folded.setdefault(name.casefold(), []).append(name)
    near = [n for f in difflib.get_close_matches(action.casefold(), folded, 3, 0.75) for n in folded[f]]
    question = f" Did you mean {' or '.join(near)}?" if near else ""
    raise Refused(f"{action} is no tool of yours.{question} Yours: {' '.join(near or offered) or 'none at all'}")


def check(args, schema):
    try:
        validate_against_schema(args, schema)
    except SchemaValidationError as e:
        raise Refused(f"{e}; it takes {schema}") from e


def handle_hallucinated_call(action, args, registry, caller_scopes):
    try:
        offered = {n: s for n, s in registry.items() if may(s, caller_scopes)}
        spec = find(action, offered)
        try:
            check(args, spec.input_schema)
        except Refused as refused:
            raise Refused(f"{action}: {refused}")
    except Refused as refused:
        return f"ERROR {refused}"
