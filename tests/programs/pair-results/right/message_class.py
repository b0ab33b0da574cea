from __future__ import annotations
from typing import Any, Callable, Iterable, Iterator


class ToolResult(dict):
    def __init__(self, uid: str, value: Any, **more: Any) -> None:
        super().__init__(type="tool_result", tool_use_id=uid, content=str(value), **more)


class UserMessage(dict):
    def __init__(self, content: list) -> None:
        super().__init__(role="user", content=content)


class Answers:
    def __init__(self, tools: dict[str, Callable]) -> None:
        self.tools = tools

    def __call__(self, blocks: Iterable[dict]) -> Iterator[ToolResult]:
        for block in blocks:
            if block.get("type") == "tool_call":
                yield ToolResult(block["id"], self.tools[block["name"]](**block["input"]), name=block["name"])


def pair_results(blocks, tools):
    return UserMessage([*Answers(tools)(blocks)])
