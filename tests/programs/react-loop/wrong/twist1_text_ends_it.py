# twist: 1
# fault: a text block among the blocks ends the run though there are calls beside it
def run(llm, kit, todo, max_steps=5):
    convo = [{"role": "user", "content": todo}]
    for _ in range(max_steps):
        response = llm(convo, kit)
        pieces = response if isinstance(response, list) else [response]
        for chunk in pieces:
            if chunk["type"] == "text":
                return chunk["text"]
        convo.append({"role": "assistant", "content": response})
        convo.append(
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": x["id"], "content": str(kit[x["name"]](**x["input"]))}
                    for x in pieces
                ],
            }
        )
    return "Stopped"
