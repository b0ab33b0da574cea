# fault: the store gets the whole ToolResult and not what the tool gave
def reliable_call(spec, args, key, store, attempts=3):
    wrong = validate(args, spec.schema)
    if wrong:
        return ToolResult(False, f"ERROR: {spec.name} can't take this: {'; '.join(wrong)}")
    if key in store:
        return store[key]
    runs, trouble = attempts if spec.idempotent else 1, None
    for run in range(runs):
        if run:
            back_off(run - 1)
        try:
            store[key] = ToolResult(True, execute_with_timeout(spec.fn, args, spec.timeout_s))
            return store[key]
        except (ToolTimeout, TransientError) as passing:
            trouble = passing
        except Exception as fatal:
            return ToolResult(False, f"ERROR: {spec.name}: {fatal!r}")
    return ToolResult(False, f"ERROR: {spec.name}: {trouble!r}, try {', '.join(spec.fallbacks)}")
