# fault: the message has the role assistant
def pair_results(blocks, tools):
    calls = filter(lambda block: block["type"] == "tool_call", blocks)

    def answered(block):
        function, given = tools[block["name"]], block["input"]
        return {"type": "tool_result", "tool_use_id": block["id"], "content": str(function(**given))}

    return {"role": "assistant", "content": list(map(answered, calls))}
