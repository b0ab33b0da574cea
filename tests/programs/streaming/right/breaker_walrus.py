def stream_answer(chunks, on_token):
    it = iter(chunks)

    def say(c):
        on_token(c)
        return c

    text = "".join(map(say, it))
    on_token("\n")
    return text
