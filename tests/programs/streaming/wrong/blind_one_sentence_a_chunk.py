# twist: 1
# fault: of several sentences that one chunk finishes only the first goes out at once
def split_first(text):
    for i, c in enumerate(text):
        if c in ".!?":
            return text[: i + 1], text[i + 1 :]
    return None, text


def stream_answer(chunks, on_token):
    kept, buffer = [], ""
    for chunk in chunks:
        kept.append(chunk)
        buffer += chunk
        sentence, buffer = split_first(buffer)
        if sentence:
            on_token(sentence.strip())
    while buffer.strip():
        sentence, buffer = split_first(buffer)
        on_token((sentence or buffer).strip())
        if not sentence:
            break
    return "".join(kept)
