# fault: only the errors the author thought of are caught, any other exception of a tool is raised into the loop
import inspect


def dispatch(toolbox, called, params):
    if called not in toolbox:
        return f"ERROR: no tool {called}. Available: {', '.join(sorted(toolbox))}"
    try:
        inspect.signature(toolbox[called]).bind(**params)
    except TypeError as error:
        return f"ERROR: {called}: {error}"
    try:
        return str(toolbox[called](**params))
    except (ValueError, TypeError, KeyError, ArithmeticError) as error:
        return f"ERROR: {type(error).__name__}: {error}"
