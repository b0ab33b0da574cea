from __future__ import annotations

from typing import Callable, Iterable


class Answer(str):
    """The full text, with how many pieces it came in."""

    pieces = 0


class Tee:
    def __init__(self, sink: Callable[[str], object]) -> None:
        self.sink = sink
        self.kept: list[str] = []

    def __call__(self, chunk: str) -> None:
        self.kept.append(chunk)
        self.sink(chunk)

    def result(self) -> Answer:
        answer = Answer("".join(self.kept))
        answer.pieces = len(self.kept)
        return answer


def stream_answer(chunks: Iterable[str], on_token: Callable[[str], object]) -> str:
    tee = Tee(on_token)
    try:
        for chunk in chunks:
            tee(chunk)
    finally:
        pass  # the connection would be closed here
    return tee.result()
