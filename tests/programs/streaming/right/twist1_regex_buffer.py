# twist: 1
import re

SENTENCE = re.compile(r"[^.!?]*[.!?]", re.DOTALL)


def sentences(chunks, keep):
    """Yields each sentence as soon as its last character is there."""
    waiting = ""
    for chunk in chunks:
        keep.append(chunk)
        waiting += chunk
        while found := SENTENCE.match(waiting):
            yield found[0]
            waiting = waiting[found.end() :]
    if waiting and not waiting.isspace():
        yield waiting


def stream_answer(chunks, on_token):
    parts = []
    for sentence in sentences(chunks, parts):
        on_token(sentence)
    return "".join(parts)
