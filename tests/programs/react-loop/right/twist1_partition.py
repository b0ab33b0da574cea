# twist: 1
def run(lm, available, todo, max_steps=5):
    thread = [{"role": "user", "content": todo}]
    for _ in range(max_steps):
        output = lm(thread, available)
        chunks = [output] if isinstance(output, dict) else list(output)
        wanted = [part for part in chunks if part["type"] == "tool_call"]
        if not wanted:
            return "\n".join(part["text"] for part in chunks if part["type"] == "text")
        thread.append({"role": "assistant", "content": chunks})
        thread.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": r["id"], "content": str(available[r["name"]](**r["input"]))}
                    for r in wanted
                ],
            }
        )
    return "Stopped: step budget exhausted."
