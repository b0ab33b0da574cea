def compact(model, messages, keep_last=2):
    opening, turns = messages[0], messages[1:]
    cut = len(turns) - keep_last
    if cut <= 0:
        return messages
    wish = (
        "Write down where this talk stands, so that a colleague can take over.\n"
        "Never lose:\n* Decisions, with who took them\n* Identifiers of any kind\n* Questions that are still open\n"
    )
    shown = "\n".join(f"<{turn['role']}>{turn['content']}</{turn['role']}>" for turn in turns[:cut])
    written = model([{"role": "system", "content": wish}, {"role": "user", "content": shown}])
    return [opening, {"role": "user", "content": "Where we stand: " + written["text"]}, *turns[cut:]]
