# twist: 1
# fault: a result of None counts as begun
def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, f"ERROR: {spec.name}: {'; '.join(problems)}")
    if key in store:
        if store[key] is None:
            return ToolResult(False, f"ERROR: {spec.name}: the outcome of an earlier run is unknown")
        return ToolResult(True, store[key])
    runs = attempts if spec.idempotent else 1
    if not spec.idempotent:
        store[key] = None
    for n in range(runs):
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as error:
            last = type(error).__name__
        except Exception as error:
            store.pop(key, None)
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        else:
            store[key] = result
            return ToolResult(True, result)
        if n + 1 < runs:
            back_off(n)
    return ToolResult(False, f"ERROR: {spec.name}: {last}; use {', '.join(spec.fallbacks)}")
