# fault: white space at the ends of the full text is lost
def stream_answer(chunks, on_token):
    parts = []
    for chunk in chunks:
        on_token(chunk)
        parts.append(chunk)
    return "".join(parts).strip()
