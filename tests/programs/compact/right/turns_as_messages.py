from __future__ import annotations

import copy
from typing import Callable

ASK = "Write a short summary of what we said so far. It must contain the DECISIONS, the IDs and the OPEN QUESTIONS."


def compact(model: Callable, messages: list[dict], keep_last: int = 2) -> list[dict]:
    """The old turns go to the model as they are, followed by one request."""
    history = copy.deepcopy(messages)
    if len(history) - 1 <= keep_last:
        return history
    cut = len(history) - keep_last
    reply = model([*history[:cut], {"role": "user", "content": ASK}], tools=None)
    note = {"role": "user", "content": f"(Earlier in this conversation: {reply['text']})"}
    return history[:1] + [note] + history[cut:]
