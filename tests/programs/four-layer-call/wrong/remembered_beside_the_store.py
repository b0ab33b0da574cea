# fault: results are remembered beside the store too, so an empty one has them
SEEN = {}


def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, f"ERROR: {spec.name}: " + "; ".join(problems))
    if key in SEEN:
        return ToolResult(True, SEEN[key])
    if key in store:
        return ToolResult(True, store[key])
    runs = attempts if spec.idempotent else 1
    last = None
    for n in range(runs):
        if n > 0:
            back_off(n - 1)
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as e:
            last = e
            continue
        except Exception as e:
            return ToolResult(False, f"ERROR: {spec.name} raised {type(e).__name__}: {e}")
        store[key] = SEEN[key] = result
        return ToolResult(True, result)
    return ToolResult(False, f"ERROR: {spec.name} failed with {type(last).__name__}; try {', '.join(spec.fallbacks)}")
