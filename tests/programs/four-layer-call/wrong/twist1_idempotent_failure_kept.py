# twist: 1
# fault: an idempotent tool that raised something else is not run again
def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, f"ERROR: {spec.name}: " + ", ".join(problems))
    entry = store.get(key)
    if entry is not None:
        if entry["status"] == "done":
            return ToolResult(True, entry["result"])
        return ToolResult(False, f"ERROR: {spec.name}: the outcome of this call is unknown; it is not made again")
    if not spec.idempotent:
        store[key] = {"status": "started"}
    last = None
    for n in range(attempts if spec.idempotent else 1):
        if n:
            back_off(n - 1)
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as e:
            last = e
            continue
        except Exception as e:
            if spec.idempotent:
                store[key] = {'status': 'failed'}
            else:
                store.pop(key, None)
            return ToolResult(False, f"ERROR: {spec.name}: {type(e).__name__}: {e}")
        store[key] = {"status": "done", "result": result}
        return ToolResult(True, result)
    return ToolResult(False, f"ERROR: {spec.name} failed with {type(last).__name__}; try {spec.fallbacks}")
