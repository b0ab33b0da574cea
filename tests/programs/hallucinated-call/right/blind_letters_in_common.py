import collections


def handle_hallucinated_call(action, args, registry, caller_scopes):
    usable = collections.ChainMap({})
    for name in registry:
        if all(scope in caller_scopes for scope in registry[name].scopes_required):
            usable[name] = registry[name]

    def far(name):
        mine, other = collections.Counter(name.lower()), collections.Counter(action.lower())
        return sum(((mine - other) + (other - mine)).values())

    if action in usable:
        try:
            validate_against_schema(args, usable[action].input_schema)
        except SchemaValidationError as problem:
            told = "; ".join(f"{key}={value!r}" for key, value in usable[action].input_schema.items())
            schema = repr(dict(usable[action].input_schema))
            return f"ERROR: {action} was called wrongly ({problem}). {schema} {told}"
        else:
            return None
    best = min(usable, key=far, default=None)
    hint = "" if best is None or far(best) > 2 else f" Did you mean {best}?"
    return f"ERROR {action} does not exist.{hint} There are: {list(usable)}."
