# fault: only the errors the author thought of are caught, any other exception of a tool is raised into the loop
import inspect


def dispatch(toolbox, label, params):
    if label not in toolbox:
        return f"ERROR: no tool {label}. Available: {', '.join(sorted(toolbox))}"
    try:
        inspect.signature(toolbox[label]).bind(**params)
    except TypeError as error:
        return f"ERROR: {label}: {error}"
    try:
        return str(toolbox[label](**params))
    except (ValueError, TypeError, KeyError, ArithmeticError) as error:
        return f"ERROR: {type(error).__name__}: {error}"
