import io


def stream_answer(chunks, on_token):
    with io.StringIO(newline="") as whole:
        for chunk in iter(chunks):
            on_token(chunk)
            print(chunk, end="", file=whole)
        return whole.getvalue()
