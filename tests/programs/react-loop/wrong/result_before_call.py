# fault: the tool result is appended before the assistant message with the call it answers
def run(lm, known, question, max_steps=5):
    transcript = [{"role": "user", "content": question}]
    for _ in range(max_steps):
        output = lm(transcript, known)
        match output:
            case {"type": "text"}:
                return output["text"]
            case {"type": "tool_call"}:
                collected = known[output["name"]](**output["input"])
                transcript.append(
                    {
                        "role": "user",
                        "content": [{"type": "tool_result", "tool_use_id": output["id"], "content": str(collected)}],
                    }
                )
        transcript.append({"role": "assistant", "content": output})
    return "Stopped: budget"
