# twist: 1
def reliable_call(spec, args, key, store, attempts=3):
    def failed(text):
        return ToolResult(False, f"ERROR: {spec.name}: {text}")

    problems = validate(args, spec.schema)
    if problems:
        return failed("; ".join(problems))
    entry = store.get(key)
    if entry is not None:
        if entry["done"]:
            return ToolResult(True, entry["result"])
        return failed("an earlier run has an unknown outcome; find out first")
    if not spec.idempotent:
        store[key] = {"done": False}
    for n in range(attempts if spec.idempotent else 1):
        if n > 0:
            back_off(n - 1)
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as error:
            last = type(error).__name__
        except Exception as error:
            store.pop(key, None)
            return failed(f"{type(error).__name__}: {error}")
        else:
            store[key] = {"done": True, "result": result}
            return ToolResult(True, result)
    return failed(f"{last}; instead: {', '.join(spec.fallbacks)}")
