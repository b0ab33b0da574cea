# fault: a falsy result (0, an empty list) is replaced by "done", so the content is not the str of what the tool returned
def run(llm, known, assignment, max_steps=5):
    def observe(move):
        return str(known[move["name"]](**move["input"]) or "done")

    log = [{"role": "user", "content": assignment}]
    for _ in range(max_steps):
        move = llm(log, known)
        if move["type"] == "text":
            return move["text"]
        log.extend(
            [
                {"role": "assistant", "content": move},
                {
                    "role": "user",
                    "content": [{"type": "tool_result", "tool_use_id": move["id"], "content": observe(move)}],
                },
            ]
        )
    return "Stopped"
