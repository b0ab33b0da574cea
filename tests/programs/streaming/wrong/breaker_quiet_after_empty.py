# fault: an empty chunk ends the answer for on_token, though not for the text
def stream_answer(chunks, on_token):
    out, quiet = [], False
    for chunk in chunks:
        quiet = quiet or chunk == ""
        if not quiet:
            on_token(chunk)
        out.append(chunk)
    return "".join(out)
