# twist: 1
# fault: a failure is only flagged with is_error, its content is no error observation
def pair_results(blocks, tools):
    def result(b):
        try:
            return {"content": str(tools[b["name"]](**b["input"])), "is_error": False}
        except Exception as exc:
            return {"content": f"{type(exc).__name__}: {exc}", "is_error": True}

    return {
        "role": "user",
        "content": [
            {"type": "tool_result", "tool_use_id": b["id"], **result(b)} for b in blocks if b["type"] == "tool_call"
        ],
    }
