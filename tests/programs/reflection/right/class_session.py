from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Callable


class Status(str, Enum):
    OK = "accepted"
    LIMIT = "round limit reached"


@dataclass
class Session:
    writer: Callable
    critic: Callable
    task: str
    draft: str = ""
    seen: list[str] = field(default_factory=list)

    def write(self, *parts: str) -> None:
        self.draft = self.writer([{"role": "user", "content": "\n\n".join(parts)}])["text"]

    def review(self) -> str:
        self.seen.append(self.draft)
        prompt = f"{self.task}\n\n---\n{self.draft}\n---\nACCEPT or a fix?"
        return self.critic([{"role": "user", "content": prompt}])["text"]

    @staticmethod
    def accepted(critique: str) -> bool:
        return critique.strip().upper().startswith("ACCEPT")


def reflect(writer, critic, task: str, max_rounds: int = 3) -> tuple:
    s = Session(writer, critic, task)
    s.write(task)
    for n in range(max_rounds):
        if s.accepted(critique := s.review()):
            return s.draft, n + 1, Status.OK
        s.write("Revise the draft.", s.draft, "Problem: " + critique)
    return s.draft, max_rounds, Status.LIMIT
