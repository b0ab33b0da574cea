# fault: tells bad arguments by the depth of the traceback, after the tool was run
import sys


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: Unknown tool: {name}. Known: {sorted(tools)}"
    try:
        res = tools[name](**args)
    except TypeError as e:
        if e.__traceback__.tb_next is None:
            return f"ERROR: bad arguments for {name}: {e}"
        return f"ERROR: tool {name} failed: TypeError: {e}"
    except Exception as e:
        return f"ERROR: tool {name} failed: {type(e).__name__}: {e}"
    return str(res)
