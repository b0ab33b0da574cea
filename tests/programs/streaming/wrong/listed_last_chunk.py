# fault: returns only the last chunk, not the full text
def stream_answer(chunks, on_token):
    text = ""
    for text in chunks:
        on_token(text)
    return text
