from __future__ import annotations

from collections import namedtuple
from enum import Enum

Routed = namedtuple("Routed", "label branch")


def route(llm, user_text: str) -> Routed:
    # a closed set: build it from the table, so that there is one source of truth
    Label = Enum("Label", [(f"L{i}", key) for i, key in enumerate(ROUTES)], type=str)
    ask = (
        "Classify. Allowed labels:\n"
        + "\n".join(member.value for member in Label)
        + "\nIf none fits, say other.\n---\n"
        + user_text
    )
    answer = llm([{"role": "user", "content": ask}], tools=None)
    try:
        label = Label(answer["text"].strip().lower())
    except ValueError:
        label = Label("other")
    return Routed(label, ROUTES[label.value])
