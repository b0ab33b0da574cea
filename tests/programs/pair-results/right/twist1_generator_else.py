# twist: 1
def observe(tools, name, args):
    if (tool := tools.get(name)) is None:
        return True, f"ERROR no such tool: {name}. Known: {', '.join(sorted(tools))}"
    try:
        value = tool(**args)
    except Exception as problem:
        return True, "ERROR " + "/".join([type(problem).__name__, str(problem)])
    else:
        return False, str(value)


def results(blocks, tools):
    for block in filter(lambda b: b["type"] == "tool_call", blocks):
        failed, words = observe(tools, block["name"], block["input"])
        yield {"type": "tool_result", "tool_use_id": block["id"], "content": words, "is_error": failed}


def pair_results(blocks, tools):
    return {"role": "user", "content": list(results(blocks, tools))}


print(pair_results([{"type": "tool_call", "id": "1", "name": "nope", "input": {}}], {}))
