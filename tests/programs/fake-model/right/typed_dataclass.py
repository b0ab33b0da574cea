from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, TypedDict


class Text(TypedDict):
    type: str
    text: str


class Call(TypedDict):
    type: str
    id: str
    name: str
    input: dict[str, Any]


def text(s: str) -> Text:
    return Text(type="text", text=s)


def call(id: str, name: str, **input: Any) -> Call:
    return Call(type="tool_call", id=id, name=name, input=input)


@dataclass(init=False, eq=False)
class FakeModel:
    replies: list = field(repr=False)
    seen: list = field(repr=False)

    def __init__(self, *replies: Text | Call) -> None:
        self.replies = list(replies)
        self.seen = []

    @property
    def calls(self) -> int:
        return len(self.seen)

    def __call__(self, messages: list, tools: Any = None) -> Text | Call:
        self.seen.append(deepcopy(messages))
        if self.calls > len(self.replies):
            return text(f"script ended after {len(self.replies)} replies")
        return self.replies[self.calls - 1]
