# fault: a chunk goes to on_token only after the next one was pulled
def stream_answer(chunks, on_token):
    parts, held = [], None
    for chunk in chunks:
        if held is not None:
            on_token(held)
        held = chunk
        parts.append(chunk)
    if held is not None:
        on_token(held)
    return "".join(parts)
