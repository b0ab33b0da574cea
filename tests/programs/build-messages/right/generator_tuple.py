from __future__ import annotations

from typing import Iterator, Sequence, TypedDict


class Message(TypedDict):
    role: str
    content: str


def user(content: str) -> Message:
    return Message(role="user", content=content)


def assemble(history: Sequence[dict], docs: Sequence[str], question: str) -> Iterator[Message]:
    yield from (Message(role=t["role"], content=t["content"]) for t in history)
    if len(docs) > 0:
        numbered = (f"({i}) {doc}" for i, doc in enumerate(docs, start=1))
        yield user("\n".join(["Background:", "<context>", *numbered, "</context>"]))
    yield user(question)


def build_messages(system: str, history: Sequence[dict], question: str, retrieved: Sequence[str] | None = None) -> dict:
    return {"system": system, "messages": tuple(assemble(history, retrieved or (), question))}
