# fault: pulls all chunks before the first goes to on_token
def stream_answer(chunks, on_token):
    chunks = [*chunks]
    for chunk in chunks:
        on_token(chunk)
    on_token("\n")
    return "".join(chunks)
