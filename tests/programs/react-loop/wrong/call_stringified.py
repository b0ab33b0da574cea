# fault: the assistant message holds the str of the reply, not the reply itself
def run(llm, tools, todo, max_steps=5):
    turns = [dict(role="user", content=todo)]
    for _ in range(max_steps):
        move = llm(turns, tools=tools)
        turns.append(dict(role="assistant", content=str(move)))
        if move["type"] == "text":
            return move["text"]
        acc = tools[move["name"]](**move["input"])
        turns.append(dict(role="user", content=[dict(type="tool_result", tool_use_id=move["id"], content=str(acc))]))
    return "Stopped"
