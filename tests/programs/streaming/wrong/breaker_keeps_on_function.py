# fault: the text of an earlier answer comes back with the next one
def stream_answer(chunks, on_token, got=[]):
    for chunk in chunks:
        on_token(chunk)
        got.append(chunk)
    return "".join(got)
