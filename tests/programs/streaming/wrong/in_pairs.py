# fault: chunks are buffered, two are pulled before any goes to on_token
def stream_answer(chunks, on_token):
    buffer, text = [], ""
    for chunk in chunks:
        buffer.append(chunk)
        text += chunk
        if len(buffer) == 2:
            for c in buffer:
                on_token(c)
            buffer.clear()
    for c in buffer:
        on_token(c)
    return text
