# fault: an unknown name that is close to a tool's runs that tool instead of giving an error observation
import difflib
import inspect


def dispatch(toolset, title, inputs):
    if title not in toolset:
        near = difflib.get_close_matches(str(title), list(toolset), n=1, cutoff=0.8)
        if not near:
            return f"ERROR: no tool {title}. Available: {', '.join(sorted(toolset))}"
        title = near[0]
    try:
        inspect.signature(toolset[title]).bind(**inputs)
    except TypeError as error:
        return f"ERROR: {title}: {error}"
    try:
        return str(toolset[title](**inputs))
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"
