# twist: 1

def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, f"ERROR {spec.name}: {problems}")
    match store.get(key):
        case [value]:
            return ToolResult(True, value)
        case [] if not spec.idempotent:
            return ToolResult(False, f"ERROR {spec.name}: outcome unknown")
    if not spec.idempotent:
        store[key] = []
    failure = None
    for n in range(attempts if spec.idempotent else 1):
        if failure:
            back_off(n - 1)
        try:
            value = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as error:
            failure = error
        except Exception as error:
            store.pop(key, None)
            return ToolResult(False, f"ERROR {spec.name}: {type(error).__name__}: {error}")
        else:
            store[key] = [value]
            return ToolResult(True, value)
    hint = " or ".join(spec.fallbacks)
    state = "" if spec.idempotent else " (unknown whether it acted)"
    return ToolResult(False, f"ERROR {spec.name}: {type(failure).__name__}{state}, instead: {hint}")
