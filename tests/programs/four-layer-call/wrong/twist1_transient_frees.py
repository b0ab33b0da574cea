# twist: 1
# fault: a failure of the service frees the key
def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, f"ERROR: {spec.name}: {'; '.join(problems)}")
    if key in store:
        if store[key]["state"] == "begun":
            return ToolResult(False, f"ERROR: {spec.name}: the outcome of an earlier run is unknown")
        return ToolResult(True, store[key]["result"])
    runs = attempts if spec.idempotent else 1
    if not spec.idempotent:
        store[key] = {"state": "begun"}
    for n in range(runs):
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as error:
            last = type(error).__name__
            if last == "TransientError":
                store.pop(key, None)
        except Exception as error:
            store.pop(key, None)
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        else:
            store[key] = {"state": "done", "result": result}
            return ToolResult(True, result)
        if n + 1 < runs:
            back_off(n)
    return ToolResult(False, f"ERROR: {spec.name}: {last}; use {', '.join(spec.fallbacks)}")
