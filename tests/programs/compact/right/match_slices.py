def compact(model, messages, keep_last=2):
    match messages[1:-keep_last]:
        case []:
            return messages
        case [*old]:
            transcript = "\n\n".join(str(m["content"]) for m in old)
    request = {
        "role": "user",
        "content": f"{transcript}\n\nSummarise the above. What to keep: identifiers; open questions; decisions.",
    }
    match model([request]):
        case {"type": "text", "text": summary}:
            pass
        case other:
            summary = str(other)
    return (messages[0], {"role": "user", "content": summary}, *messages[-keep_last:])
