# fault: a chunk goes to on_token without the spaces at its ends
def stream_answer(chunks, on_token):
    text = ""
    for chunk in chunks:
        on_token(chunk.strip() or chunk)
        text += chunk
    return text
