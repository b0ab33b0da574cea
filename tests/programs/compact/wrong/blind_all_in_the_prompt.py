# fault: the recent turns are in the prompt for the summary too
ASK = "Summarise this conversation. Keep decisions, identifiers and open questions."


def compact(model, talk, keep_last=2):
    system, *turns = talk
    if len(turns) <= keep_last:
        return list(talk)
    told = "\n".join(f"{one['role']}: {one['content']}" for one in turns)
    summary = model([{"role": "user", "content": f"{ASK}\n\n{told}"}])["text"]
    return [system, {"role": "user", "content": f"Summary so far: {summary}"}, *turns[-keep_last:]]
