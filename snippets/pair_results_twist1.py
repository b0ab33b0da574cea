def pair_results(blocks, tools):
    results = []  #: one_message
    for block in blocks:
        if block["type"] == "tool_call":  #: calls_only
            result = {"type": "tool_result", "tool_use_id": block["id"]}  #: same_id
            results.append({**result, "content": observe(block, tools)})
    return {"role": "user", "content": results}  #: one_message


def observe(block, tools):
    name = block["name"]
    if name not in tools:  #: unknown_name
        return f"ERROR: no tool {name}; there are: {', '.join(tools)}"  #: unknown_name
    try:  #: answer_failures
        return str(tools[name](**block["input"]))  #: run_tool
    except Exception as error:  #: answer_failures
        return f"ERROR: {name} raised {type(error).__name__}: {error}"  #: answer_failures


if __name__ == "__main__":
    prices = {"tea": 3, "cake": 5}
    calls = [("c8", "price", "soup"), ("c3", "prize", "tea"), ("c5", "price", "cake")]
    reply = [{"type": "tool_call", "id": id, "name": name, "input": {"item": item}} for id, name, item in calls]
    for result in pair_results(reply, {"price": lambda item: prices[item]})["content"]:
        print(result)
