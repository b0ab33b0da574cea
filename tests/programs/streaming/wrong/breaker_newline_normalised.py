# fault: a line end of Windows in a chunk comes back as a plain newline
import io


def stream_answer(chunks, on_token):
    whole = io.StringIO(newline=None)
    for chunk in chunks:
        on_token(chunk)
        whole.write(chunk)
    return whole.getvalue()
