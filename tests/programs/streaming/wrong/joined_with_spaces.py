# fault: the text that comes back has spaces between the chunks
def stream_answer(chunks, on_token):
    def tap():
        for chunk in chunks:
            on_token(chunk)
            yield chunk

    return " ".join(tap())
