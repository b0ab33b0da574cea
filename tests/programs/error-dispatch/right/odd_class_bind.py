import inspect


class D:
    def __call__(self, tools, name, args):
        match tools.get(name):
            case None:
                return f"ERROR: {name!r} unknown; have {', '.join(tools)}"
            case fn:
                pass
        try:
            b = inspect.signature(fn).bind(**args)
        except TypeError as e:
            return f"ERROR bad arguments for {name}: {e}"
        try:
            return format(str(fn(*b.args, **b.kwargs)))
        except Exception as e:
            return f"ERROR {type(e).__qualname__}: {e}"


dispatch = D()
