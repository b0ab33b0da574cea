# fault: the chunks are all pulled before the first is handed on
def stream_answer(chunks, on_token):
    answer = ""
    source = iter(list(chunks))
    while True:
        try:
            piece = next(source)
        except StopIteration:
            return answer
        on_token(piece)
        answer += piece
