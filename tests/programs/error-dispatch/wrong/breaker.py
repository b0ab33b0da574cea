# fault: a tool that failed once is never run again
BROKEN = set()
import inspect


def dispatch(toolbox, tool_name, given):
    if tool_name not in toolbox:
        return f"ERROR: no tool {tool_name}; there are {', '.join(toolbox)}"
    if tool_name in BROKEN:
        return f"ERROR: {tool_name} failed before"
    func = toolbox[tool_name]
    try:
        inspect.signature(func).bind(**given)
    except TypeError as problem:
        return f"ERROR: bad arguments for {tool_name}: {problem}"
    try:
        return str(func(**given))
    except Exception as problem:
        BROKEN.add(tool_name)
        return f"ERROR: {tool_name} raised {type(problem).__name__}: {problem}"
