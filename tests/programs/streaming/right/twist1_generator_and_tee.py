# twist: 1
import re
from io import StringIO


def sentences(pieces):
    rest = ""
    for piece in pieces:
        rest += piece
        while end := re.search("[.!?]", rest):
            yield rest[: end.end()].lstrip()
            rest = rest[end.end() :]
    if not rest.isspace() and rest:
        yield rest.lstrip()


def stream_answer(chunks, on_token):
    whole = StringIO(newline="")

    def tee():
        for chunk in chunks:
            whole.write(chunk)
            yield chunk

    for sentence in sentences(tee()):
        on_token(sentence)
    on_token("\n")
    return whole.getvalue()
