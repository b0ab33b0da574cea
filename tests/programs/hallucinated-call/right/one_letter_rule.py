# Its own rule for "near": same letters but for one, or the same but for case.
def within_one(a, b):
    if len(a) > len(b):
        a, b = b, a
    if len(b) - len(a) > 1:
        return False
    for i in range(len(b)):
        if b[:i] + b[i + 1 :] == a or (len(a) == len(b) and a[:i] + a[i + 1 :] == b[:i] + b[i + 1 :]):
            return True
    return a == b


def handle_hallucinated_call(action, args, registry, caller_scopes):
    counts = tuple(filter(lambda name: registry[name].scopes_required.issubset(caller_scopes), registry))
    match action in counts:
        case False:
            near = next((name for name in counts if within_one(name.lower(), action.lower())), None)
            parts = [f"ERROR: no tool {action};", f"available: {list(counts)};"]
            if near:
                parts.append(f"Did you mean {near}")
            return " ".join(parts)
        case True:
            try:
                validate_against_schema(args, registry[action].input_schema)
            except Exception as error:
                return f"ERROR: {action} was called wrongly, {error}; it takes {registry[action].input_schema}"
            return None
