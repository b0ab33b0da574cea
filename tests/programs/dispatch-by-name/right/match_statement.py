def make_dispatcher(registry):
    def dispatch(name, args):
        match registry.get(name):
            case {"fn": fn}:
                return f"{fn(**args)!s}"
            case _:
                return f"ERROR: {name!r} is not one of {list(registry)!r}"

    return dispatch


if __name__ == "__main__":
    go = make_dispatcher({"double": {"fn": lambda x: 2 * x}})
    print(go("double", {"x": 4}))
    print(go("duble", {"x": 4}))
