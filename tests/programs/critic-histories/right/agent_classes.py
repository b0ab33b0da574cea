from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable

Model = Callable[..., dict]


@dataclass
class Agent:
    model: Model
    history: list[dict[str, Any]] = field(default_factory=list)

    def hear(self, content: str) -> str:
        self.history.append({"role": "user", "content": content})
        return self.model(list(self.history), tools=None)["text"]


def swap_roles(messages: list[dict]) -> list[dict]:
    other = {"user": "assistant", "assistant": "user"}
    result = []
    for message in messages:
        role = message["role"]
        if role in other:
            role = other[role]
        result.append({"role": role, "content": message["content"]})
    return result


def draft_and_critique(writer: Model, critic: Model, task: str) -> tuple[str, str, list[dict]]:
    author = Agent(writer)
    editor = Agent(critic, [{"role": "system", "content": "You are a picky reviewer."}])
    draft = author.hear(task)
    note = editor.hear(draft)
    return draft, note, editor.history


if __name__ == "__main__":
    print(swap_roles([{"role": "user", "content": "hi"}]))
