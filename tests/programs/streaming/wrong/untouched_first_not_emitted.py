# fault: the first chunk is not handed on
def stream_answer(chunks, on_token):
    answer = ""
    source = iter(chunks)
    while True:
        try:
            piece = next(source)
        except StopIteration:
            return answer
        if answer:
            on_token(piece)
        answer += piece
