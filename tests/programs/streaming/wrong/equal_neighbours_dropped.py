# fault: a chunk that equals the one before it is dropped
def stream_answer(chunks, on_token):
    out, last = "", None
    for c in chunks:
        if c != last:
            on_token(c)
            out += c
        last = c
    return out
