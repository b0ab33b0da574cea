# fault: each chunk takes the place of the one before, so only the last comes back
def stream_answer(chunks, on_token):
    text = ""
    source = iter(chunks)
    while True:
        try:
            piece = next(source)
        except StopIteration:
            break
        on_token(piece)
        text = piece
    on_token("\n")
    return text
