# twist: 3
# fault: no guard, the same call twice running does not end the loop
def run(brain, known, question, max_steps=5):
    turns = [{"role": "user", "content": question}]
    while max_steps > 0:
        max_steps -= 1
        out = brain(turns, known)
        turns.append({"role": "assistant", "content": out})
        if out["type"] == "text":
            return out["text"]
        turns.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": out["id"],
                        "content": str(known[out["name"]](**out["input"])),
                    }
                ],
            }
        )
    return "Stopped: step budget exhausted"
