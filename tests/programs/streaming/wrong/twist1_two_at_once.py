# twist: 1
# fault: two sentences that end in one chunk go to on_token as one
def stream_answer(chunks, on_token):
    text = pending = ""
    for chunk in chunks:
        text += chunk
        pending += chunk
        end = max(pending.rfind(mark) for mark in ".!?")
        if end >= 0:
            on_token(pending[: end + 1].strip())
            pending = pending[end + 1 :]
    if pending.strip():
        on_token(pending.strip())
    return text
