# fault: no chunks raises a TypeError, it has to give an empty text
from functools import reduce


def stream_answer(chunks, on_token):
    def show(chunk):
        on_token(chunk)
        return chunk

    return reduce(lambda a, b: a + b, map(show, chunks))
