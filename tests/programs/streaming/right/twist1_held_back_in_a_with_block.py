# twist: 1
from functools import partial

ENDS = frozenset(".!?")


class Splitter:
    def __init__(self, emit):
        self.emit, self.held, self.all = emit, [], []

    def __enter__(self):
        return self

    def push(self, chunk):
        self.all.append(chunk)
        start = 0
        for i, c in enumerate(chunk):
            if c in ENDS:
                self.held.append(chunk[start : i + 1])
                self.release()
                start = i + 1
        self.held.append(chunk[start:])

    def release(self):
        out, self.held = "".join(self.held), []
        if out.strip():
            self.emit(out)

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.release()


def stream_answer(chunks, on_token):
    with Splitter(on_token) as splitter:
        for chunk in iter(partial(next, iter(chunks), None), None):
            splitter.push(chunk)
    return "".join(splitter.all)
