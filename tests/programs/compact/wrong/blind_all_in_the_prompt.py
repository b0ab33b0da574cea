# fault: the recent turns are in the prompt for the summary too
ASK = "Summarise this conversation. Keep decisions, identifiers and open questions."


def compact(model, messages, keep_last=2):
    system, *turns = messages
    if len(turns) <= keep_last:
        return list(messages)
    transcript = "\n".join(f"{m['role']}: {m['content']}" for m in turns)
    summary = model([{"role": "user", "content": f"{ASK}\n\n{transcript}"}])["text"]
    return [system, {"role": "user", "content": f"Summary so far: {summary}"}, *turns[-keep_last:]]
