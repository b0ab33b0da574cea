# fault: on_token gets single letters, not the chunks
def stream_answer(chunks, on_token):
    parts = []
    for chunk in chunks:
        for letter in chunk:
            on_token(letter)
        parts.append(chunk)
    return "".join(parts)
