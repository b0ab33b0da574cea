from __future__ import annotations

import hashlib
import json


def hash_action(action: str, args: dict) -> str:
    digest = hashlib.sha256()
    digest.update(json.dumps([action, args], sort_keys=True, ensure_ascii=False).encode("utf-8"))
    return digest.hexdigest()[:24]


def is_stuck(past: list[str], now: str, longest_cycle: int = 3) -> bool:
    backwards = [now] + past[::-1]
    for period in range(1, longest_cycle + 1):
        window = backwards[: 2 * period]
        if len(window) < 2 * period:
            return False
        if all(a == b for a, b in zip(window, window[period:])):
            return True
    return False
