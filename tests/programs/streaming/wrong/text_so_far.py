# fault: on_token gets the whole text so far, not the chunk
from itertools import accumulate


def stream_answer(chunks, on_token):
    text = ""
    for text in accumulate(chunks):
        on_token(text)
    return text
