# fault: the chunks come back as a list
def stream_answer(chunks, on_token):
    answer = ""
    source = iter(chunks)
    while True:
        try:
            piece = next(source)
        except StopIteration:
            return list(answer)
        on_token(piece)
        answer += piece
