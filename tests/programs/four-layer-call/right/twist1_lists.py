# twist: 1
def reliable_call(spec, args, key, store, attempts=3):
    """`store` holds an empty list for what was begun, and one with the result for what was done."""
    head = "ERROR: " + spec.name + " "
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, head + "&".join(problems))
    match store.get(key):
        case [result]:
            return ToolResult(True, result)
        case []:
            return ToolResult(False, head + "(Unknown whether it was done)")
    again = spec.idempotent
    left = attempts
    while True:
        if not again:
            store[key] = []
        left -= 1
        try:
            store[key] = [execute_with_timeout(spec.fn, args, spec.timeout_s)]
            return ToolResult(True, store[key][0])
        except (ToolTimeout, TransientError) as fault:
            if left < 1 or not again:
                return ToolResult(False, head + type(fault).__name__ + " -> " + " or ".join(spec.fallbacks))
        except Exception as fault:
            if key in store:
                del store[key]
            return ToolResult(False, head + repr(fault))
        back_off(attempts - left - 1)
