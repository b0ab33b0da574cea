# fault: an empty chunk ends the stream, those after it are neither shown nor returned
def stream_answer(chunks, on_token):
    source, text = iter(chunks), ""
    while chunk := next(source, None):
        on_token(chunk)
        text += chunk
    return text
