from __future__ import annotations

from typing import Callable


def score(query: str, doc: str) -> int:
    wanted = {w.casefold() for w in query.split()}
    return sum(1 for w in {w.casefold() for w in doc.split()} if w in wanted)


def retrieve(query: str, docs: list[str], k: int = 2) -> list[str]:
    order = sorted(range(len(docs)), key=lambda i: (-score(query, docs[i]), i))
    return [docs[i] for i in order[:k]]


def answer(model: Callable, query: str, docs: list[str]) -> tuple[str, list[str]]:
    hits = retrieve(query, docs)
    lines = ["SOURCES"]
    for i in range(len(hits)):
        lines.append("[" + str(i + 1) + "]")
        lines.append(hits[i])
    lines.append("QUESTION")
    lines.append(query)
    lines.append("RULES")
    lines.append("You may use only what the sources say. Cite after each sentence.")
    lines.append("When it is not in there, answer: I cannot tell.")
    return model([{"role": "user", "content": "\n".join(lines)}])["text"], hits
