# fault: the history is a default argument shared by all runs, so the second run does not start as one message
def run(lm, known, question, max_steps=5, convo=[]):
    convo.append({"role": "user", "content": question})
    while max_steps > 0:
        max_steps -= 1
        response = lm(convo, known)
        if response["type"] == "text":
            return response["text"]
        convo.append({"role": "assistant", "content": response})
        convo.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": response["id"],
                        "content": str(known[response["name"]](**response["input"])),
                    }
                ],
            }
        )
    return "Stopped"
