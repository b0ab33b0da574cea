# fault: an unknown name that is close to a tool's runs that tool instead of giving an error observation
import difflib
import inspect


def dispatch(toolset, asked_name, inputs):
    if asked_name not in toolset:
        near = difflib.get_close_matches(str(asked_name), list(toolset), n=1, cutoff=0.8)
        if not near:
            return f"ERROR: no tool {asked_name}. Available: {', '.join(sorted(toolset))}"
        asked_name = near[0]
    try:
        inspect.signature(toolset[asked_name]).bind(**inputs)
    except TypeError as error:
        return f"ERROR: {asked_name}: {error}"
    try:
        return str(toolset[asked_name](**inputs))
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
