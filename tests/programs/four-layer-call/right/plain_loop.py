def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)
    if problems:
        return ToolResult(False, f"ERROR: {spec.name} was not run: " + ", ".join(problems))
    if key in store:
        return ToolResult(True, store[key])
    runs = 0
    while True:
        runs += 1
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except (ToolTimeout, TransientError) as error:
            if not spec.idempotent or runs == attempts:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}; try {spec.fallbacks}")
        except Exception as error:
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        else:
            store[key] = result
            return ToolResult(True, result)
        back_off(runs - 1)
