# twist: 1
# fault: what is left without a closing mark when the stream ends is not handed on
import re

SENTENCE = re.compile(r"[^.!?]*[.!?]+")


def stream_answer(chunks, on_token):
    whole, waiting = "", ""
    for chunk in chunks:
        whole += chunk
        waiting += chunk
        while match := SENTENCE.match(waiting):
            on_token(match.group().strip())
            waiting = waiting[match.end() :]
    return whole
