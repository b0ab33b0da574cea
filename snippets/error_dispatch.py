import inspect


def dispatch(tools, name, args):
    if name not in tools:  #: unknown_tool
        return f"ERROR: {name!r} is not a tool. Choose from: {', '.join(tools)}"  #: list_names
    try:  #: bind_first
        inspect.signature(tools[name]).bind(**args)  #: bind_first
    except TypeError as fault:  #: bind_first
        return f"ERROR: {name} was not run: {fault}"  #: name_argument
    try:  #: tool_failure
        return str(tools[name](**args))  #: as_text
    except Exception as fault:  #: only_exception
        return f"ERROR: {name} raised {type(fault).__name__}: {fault}"  #: tool_failure


if __name__ == "__main__":

    def seat(row, number):
        return f"Seat {'ABC'[row]}{number} is yours."

    tools = {"seat": seat}
    print(dispatch(tools, "seats", {"row": 1, "number": 7}))
    print(dispatch(tools, "seat", {"row": 1}))
    print(dispatch(tools, "seat", {"row": 5, "number": 7}))
    print(dispatch(tools, "seat", {"row": 1, "number": 7}))
