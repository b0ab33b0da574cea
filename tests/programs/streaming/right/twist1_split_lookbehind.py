# twist: 1
import re
from typing import Callable
from dataclasses import dataclass, field


@dataclass
class Speaker:
    on_token: Callable
    heard: list = field(default_factory=list)
    pending: str = ""

    def feed(self, chunk):
        self.heard.append(chunk)
        *complete, self.pending = re.split(r"(?<=[.!?])", self.pending + chunk)
        for sentence in complete:
            self.on_token(sentence.lstrip())

    def close(self):
        if tail := self.pending.strip():
            self.on_token(tail)
        return "".join(self.heard)


def stream_answer(chunks, on_token):
    speaker = Speaker(on_token)
    for chunk in chunks:
        speaker.feed(chunk)
    return speaker.close()
