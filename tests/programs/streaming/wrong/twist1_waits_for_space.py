# twist: 1
# fault: a sentence is held back until white space follows it, not handed on as soon as it is complete
import re


def stream_answer(chunks, on_token):
    text = pending = ""
    for chunk in chunks:
        text += chunk
        pending += chunk
        *done, pending = re.split(r"(?<=[.!?])\s+", pending)
        for sentence in done:
            on_token(sentence)
    if pending.strip():
        on_token(pending.strip())
    return text
