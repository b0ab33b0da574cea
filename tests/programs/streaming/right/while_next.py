_END = object()


def stream_answer(chunks, on_token):
    source = iter(chunks)
    text = ""
    while (chunk := next(source, _END)) is not _END:
        text += chunk
        on_token(chunk)
    return text
