# fault: the message has the role tool, not user
def pair_results(blocks, tools):
    def results():
        for b in blocks:
            if b["type"] == "tool_call":
                yield dict(type="tool_result", tool_use_id=b["id"], content=str(tools[b["name"]](**b["input"])))

    return dict(role="tool", content=list(results()))
