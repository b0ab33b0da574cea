from __future__ import annotations

from typing import Callable

Turn = dict[str, str]


def size(turn: Turn) -> int:
    return count_tokens(turn["content"])  # noqa: F821


def split(history: list[Turn], room: int) -> tuple[list[Turn], list[Turn]]:
    recent: list[Turn] = []
    left = room
    for turn in reversed(history):
        left -= size(turn)
        if left < 0 and recent:
            break
        recent.insert(0, turn)
        if left < 0:
            break
    return history[: len(history) - len(recent)], recent


def trim_history(history: list[Turn], budget: int, summarize: Callable, reserve: int = 200) -> tuple[list[Turn], int]:
    if sum(map(size, history)) <= budget:
        return history[:], 0
    older, recent = split(history, budget - reserve)
    if not older:
        return history[:], 0
    summary, spent = summarize(older, reserve)
    return [dict(role="user", content=summary), *recent], spent
