# twist: 1
import re


class Sentences:
    def __init__(self, out):
        self.out, self.rest = out, ""

    def feed(self, chunk):
        *whole, self.rest = re.split(r"(?<=[.!?])", self.rest + chunk)
        for one in whole:
            self.out(one)

    def close(self):
        if self.rest.strip():
            self.out(self.rest)


def stream_answer(chunks, on_token):
    sentences, parts = Sentences(on_token), []
    for chunk in chunks:
        parts.append(chunk)
        sentences.feed(chunk)
    sentences.close()
    return "".join(parts)
