# fault: a chunk of white space does not go to on_token
def stream_answer(chunks, on_token):
    out = []
    for c in chunks:
        if c.strip():
            on_token(c)
        out.append(c)
    return "".join(out)
