# twist: 1
# fault: without a rest the last sentence goes out again
def stream_answer(chunks, on_token):
    out = buf = last = ""
    for c in chunks:
        out += c
        for ch in c:
            buf += ch
            if ch in ".!?":
                on_token(buf)
                last = buf
                buf = ""
    on_token(buf or last)
    return out
