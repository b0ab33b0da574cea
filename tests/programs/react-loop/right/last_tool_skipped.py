# The observation of the last step would never be read by the model,
# so the tool is not run for it.
def run(llm, kit, question, max_steps=5):
    log = [{"role": "user", "content": question}]
    left = max_steps
    while left > 0:
        left -= 1
        response = llm(log, kit)
        if response["type"] == "text":
            return response["text"]
        if left == 0:
            break
        log += [
            {"role": "assistant", "content": response},
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": response["id"],
                        "content": str(kit[response["name"]](**response["input"])),
                    }
                ],
            },
        ]
    return "Stopped"
