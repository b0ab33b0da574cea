# fault: the summary comes after the recent turns, it has to stand before them
def compact(model, messages, keep_last=2):
    system, turns = messages[0], messages[1:]
    if len(turns) <= keep_last:
        return messages
    ask = "Summarise, keep decisions, identifiers, open questions\n" + "\n".join(
        m["content"] for m in turns[:-keep_last]
    )
    out = [system]
    out.extend(turns[-keep_last:])
    out.append({"role": "user", "content": model([{"role": "user", "content": ask}])["text"]})
    return out
