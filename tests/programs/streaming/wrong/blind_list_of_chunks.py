# fault: all chunks are collected before the first is handed on
def stream_answer(chunks, on_token):
    received = list(chunks)
    for chunk in received:
        on_token(chunk)
    return "".join(received)
