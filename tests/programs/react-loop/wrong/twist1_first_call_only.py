# twist: 1
# fault: only the first call of a list is run and answered
def run(llm, known, todo, max_steps=5):
    turns = [{"role": "user", "content": todo}]
    for _ in range(max_steps):
        move = llm(turns, known)
        items = [move] if isinstance(move, dict) else move
        first = next((x for x in items if x["type"] == "tool_call"), None)
        if first is None:
            return "".join(x["text"] for x in items)
        turns.append({"role": "assistant", "content": move})
        acc = known[first["name"]](**first["input"])
        turns.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": first["id"], "content": str(acc)}]}
        )
    return "Stopped: out of steps"
