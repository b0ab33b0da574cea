# fault: only the last chunk comes back
def stream_answer(chunks, on_token):
    answer = ""
    source = iter(chunks)
    while True:
        try:
            piece = next(source)
        except StopIteration:
            return answer
        on_token(piece)
        answer = piece
