# twist: 1
# fault: the sentences are handed on after the last chunk, not as soon as each is complete
import re


def stream_answer(chunks, on_token):
    text = "".join(chunks)
    for sentence in re.findall(r"[^.!?]*[.!?]|[^.!?]+$", text):
        if sentence.strip():
            on_token(sentence.strip())
    return text
