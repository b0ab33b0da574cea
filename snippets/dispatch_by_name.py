def make_dispatcher(registry):
    def dispatch(name, args):
        if name not in registry:  #: exact_name
            return f"ERROR: {name!r} does not exist. There are: {', '.join(registry)}"  #: list_names
        fn = registry[name]["fn"]  #: live_registry
        result = fn(**args)  #: by_keyword
        return str(result)  #: as_text

    return dispatch


if __name__ == "__main__":
    drafts = {"d1": "Dear Ada", "d2": "Dear Bob"}
    tools = {"read_draft": {"fn": lambda draft: drafts[draft]}, "delete_draft": {"fn": lambda draft: drafts.pop(draft)}}
    dispatch = make_dispatcher(tools)
    print(dispatch("read_draft", {"draft": "d2"}))
    print(dispatch("delete_drafts", {"draft": "d2"}))
    tools["count_drafts"] = {"fn": lambda: len(drafts)}
    print(dispatch("count_drafts", {}))
