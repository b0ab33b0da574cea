import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name}. You can use: " + ", ".join(tools)
    tool = tools[name]
    try:
        inspect.signature(tool).bind(**args)
    except TypeError as problem:
        return f"ERROR: {name} was not run: {problem}"
    try:
        return str(tool(**args))
    except Exception as problem:
        return f"ERROR: {type(problem).__name__} in {name}: {problem}"


tools = {"sqrt": lambda x: x**0.5}
print(dispatch(tools, "sqrt", {"x": 16}))
print(dispatch(tools, "sqrt", {"y": 16}))
print(dispatch(tools, "cbrt", {"x": 16}))
