# twist: 1
def stream_answer(chunks, on_token):
    text, start = "", 0
    for chunk in chunks:
        text += chunk
        while True:
            ends = [i for i in (text.find(m, start) for m in ".!?") if i >= 0]
            if not ends:
                break
            on_token(text[start : min(ends) + 1].lstrip())
            start = min(ends) + 1
    if text[start:].strip():
        on_token(text[start:])
    return text
