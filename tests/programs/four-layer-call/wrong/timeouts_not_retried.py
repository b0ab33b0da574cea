# fault: a timeout ends the call of an idempotent tool
def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, f"ERROR: {spec.name}: {'; '.join(problems)}")
    if key in store:
        return ToolResult(True, store[key])
    runs = attempts if spec.idempotent else 1
    for n in range(runs):
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as error:
            last = type(error).__name__
            if last == "ToolTimeout":
                break
        except Exception as error:
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        else:
            store[key] = result
            return ToolResult(True, result)
        if n + 1 < runs:
            back_off(n)
    return ToolResult(False, f"ERROR: {spec.name}: {last}; use {', '.join(spec.fallbacks)}")
