# twist: 1
def handle_hallucinated_call(action, args, registry, caller_scopes):
    usable = [name for name, spec in registry.items() if spec.scopes_required <= caller_scopes]
    listed = f"Use one of {usable}."
    if isinstance(action, str) is False:
        return f"ERROR: {type(action).__name__} {action!r} is no name. {listed}"
    if action in usable:
        try:
            validate_against_schema(args, registry[action].input_schema)
            return
        except SchemaValidationError as error:
            return f"ERROR: {action}: {error}: {registry[action].input_schema}"
    from difflib import SequenceMatcher

    near = sorted((-SequenceMatcher(a=action.lower(), b=name.lower()).ratio(), name) for name in usable)
    hint = f"Did you mean {near[0][1]}?" if near and near[0][0] < -0.75 else ""
    return f"ERROR: {action} is unknown. {listed} {hint}"
