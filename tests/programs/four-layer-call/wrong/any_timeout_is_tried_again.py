# fault: the tool's own TimeoutError and ConnectionError are taken for failures that pass

def reliable_call(spec, args, key, store, attempts=3):
    if problems := validate(args, spec.schema):
        return ToolResult(False, f"ERROR: {spec.name} can't take this: " + "; ".join(problems))
    if key in store:
        return ToolResult(True, store[key])
    last = None
    for n in range(attempts if spec.idempotent else 1):
        if n:
            back_off(n - 1)
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError, TimeoutError, ConnectionError) as error:
            last = error
        except Exception as error:
            return ToolResult(False, f"ERROR: {spec.name} raised {type(error).__name__}: {error}")
        else:
            store[key] = result
            return ToolResult(True, result)
    others = ", ".join(spec.fallbacks) or "nothing"
    return ToolResult(False, f"ERROR: {spec.name} failed ({type(last).__name__}); try {others}")
