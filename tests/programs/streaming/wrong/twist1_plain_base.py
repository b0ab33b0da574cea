# twist: 1
# fault: on_token gets the chunks as they come, not whole sentences
def stream_answer(chunks, on_token):
    parts = []
    for chunk in chunks:
        on_token(chunk)
        parts.append(chunk)
    return "".join(parts)
