# fault: the closing newline is part of the text that comes back
from itertools import chain


def stream_answer(chunks, on_token):
    full = ""
    for chunk in chain(chunks, "\n"):
        on_token(chunk)
        full += chunk
    return full
