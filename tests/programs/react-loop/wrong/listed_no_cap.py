# fault: no cap, the loop goes on for as long as the model asks for tools
def run(llm, registry, question, max_steps=5):
    thread = [{"role": "user", "content": question}]
    move = llm(thread, registry)
    while move["type"] == "tool_call":
        produced = registry[move["name"]](**move["input"])
        thread.append({"role": "assistant", "content": move})
        thread.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": move["id"], "content": str(produced)}]}
        )
        move = llm(thread, registry)
    return move["text"] or "Stopped"
