# fault: a list of chunks comes back, not the full text
def stream_answer(chunks, on_token):
    shown = []
    for chunk in chunks:
        on_token(chunk)
        shown.append(chunk)
    return shown
