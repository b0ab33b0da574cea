# fault: the chunks are joined with line breaks between them
class Stream:
    def __init__(self, on_token):
        self.on_token = on_token
        self.parts = []

    def feed(self, chunk):
        self.on_token(chunk)
        self.parts.append(chunk)

    def text(self):
        return "\n".join(self.parts)


def stream_answer(chunks, on_token):
    stream = Stream(on_token)
    for chunk in chunks:
        stream.feed(chunk)
    return stream.text()
