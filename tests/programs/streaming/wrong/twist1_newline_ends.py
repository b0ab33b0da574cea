# twist: 1
# fault: a line break ends a sentence
import re


def stream_answer(chunks, on_token):
    text = pending = ""
    for chunk in chunks:
        text += chunk
        pending += chunk
        while found := re.search(r"[.!?\n]", pending):
            on_token(pending[: found.end()])
            pending = pending[found.end() :]
    if pending:
        on_token(pending)
    return text
