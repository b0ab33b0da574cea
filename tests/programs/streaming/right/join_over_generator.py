def stream_answer(chunks, on_token):
    def shown():
        for chunk in chunks:
            on_token(chunk)
            yield chunk

    return "".join(shown())


print(repr(stream_answer(iter(["Your order ", "ships tonight."]), print)))
