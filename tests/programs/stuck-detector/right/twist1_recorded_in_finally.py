# twist: 1
"""Stuck detection."""

from __future__ import annotations
import hashlib
from typing import NamedTuple


class Acted(NamedTuple):
    observation: str
    stuck: bool


def act(tools, action, args, action_hashes, longest_cycle=3):
    new = hash_action(action, args)
    stuck = is_stuck(action_hashes, new, longest_cycle)
    try:
        if stuck:
            return Acted("ERROR: stuck", True)
        if action not in tools:
            return Acted(f"ERROR: no tool {action}; there are {', '.join(tools)}", False)
        return Acted(str(tools[action](**args)), False)
    except Exception as error:
        return Acted(f"ERROR: {type(error).__name__}: {error}", False)
    finally:
        action_hashes += [new]


import json
from collections.abc import Mapping, Sequence
from typing import Any


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def hash_action(action: str, args: Mapping[str, Any]) -> str:
    """Stable digest."""
    digest = hashlib.blake2b(digest_size=16)
    digest.update(_canonical({"action": action, "args": args}).encode("utf-8", "surrogatepass"))
    return digest.hexdigest()


def _ends_with_repeat(hashes: Sequence[str], size: int) -> bool:
    if len(hashes) < size * 2:
        return False
    return all(hashes[-i] == hashes[-i - size] for i in range(1, size + 1))


def is_stuck(action_hashes: Sequence[str], new_hash: str, longest_cycle: int = 3) -> bool:
    hashes = (*action_hashes, new_hash)
    return any(_ends_with_repeat(hashes, size) for size in range(1, longest_cycle + 1))
