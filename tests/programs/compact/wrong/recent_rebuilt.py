# fault: the recent messages come back without their other keys
KEEP = "Summarise. Keep decisions, identifiers and open questions."



def compact(model, messages, keep_last=2):
    if len(messages) - 1 <= keep_last:
        return messages
    system, older, recent = messages[0], messages[1:-keep_last], messages[-keep_last:]
    prompt = KEEP + "\n".join(m["content"] for m in older)
    note = model([{"role": "user", "content": prompt}])["text"]
    recent = [{"role": m["role"], "content": m["content"]} for m in recent]
    return [system, {"role": "user", "content": f"Earlier: {note}"}, *recent]
