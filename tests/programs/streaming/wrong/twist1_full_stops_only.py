# twist: 1
# fault: only a full stop ends a sentence, ! and ? do not
def stream_answer(chunks, on_token):
    text = pending = ""
    for chunk in chunks:
        text += chunk
        pending += chunk
        while "." in pending:
            sentence, dot, pending = pending.partition(".")
            on_token(sentence.strip() + dot)
    if pending.strip():
        on_token(pending.strip())
    return text
