# fault: the full text is handed to nobody, None comes back
def stream_answer(chunks, on_token):
    parts = []
    for chunk in chunks:
        on_token(chunk)
        parts.append(chunk)
    on_token("\n")
