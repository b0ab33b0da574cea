# fault: the recent messages come back without their other keys
KEEP = "Summarise. Keep decisions, identifiers and open questions."


def compact(ask_model, talk, keep_last=2):
    if len(talk) - 1 <= keep_last:
        return talk
    rules_text, older, recent = talk[0], talk[1:-keep_last], talk[-keep_last:]
    brief = KEEP + "\n".join(turn["content"] for turn in older)
    feedback = ask_model([{"role": "user", "content": brief}])["text"]
    recent = [{"role": turn["role"], "content": turn["content"]} for turn in recent]
    return [rules_text, {"role": "user", "content": f"Earlier: {feedback}"}, *recent]
