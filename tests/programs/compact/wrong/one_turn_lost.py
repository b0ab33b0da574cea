# fault: the turn before the recent ones is neither in the prompt nor in the result
def compact(lm, dialog, keep_last=2):
    tail = dialog[1:]
    if len(tail) <= keep_last:
        return dialog
    older = tail[: -(keep_last + 1)]
    instructions = "Keep decisions, identifiers and open questions of this:\n"
    for turn in older:
        instructions += f"[{turn['role']}] {turn['content']}\n"
    summary = lm([{"role": "user", "content": instructions}])["text"]
    return [dialog[0], {"role": "user", "content": summary}] + tail[-keep_last:]
