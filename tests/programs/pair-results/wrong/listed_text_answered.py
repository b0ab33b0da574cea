# fault: text blocks get a result too
def pair_results(blocks, tools):
    def run(b):
        if b["type"] == "tool_call":
            return str(tools[b["name"]](**b["input"]))
        return b.get("text", "")

    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": b.get("id", ""), "content": run(b)} for b in blocks],
    }
