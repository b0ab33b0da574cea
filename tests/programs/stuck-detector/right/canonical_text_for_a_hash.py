import json
from typing import Any, Union, List


def _canon(x: Any) -> Any:
    if isinstance(x, dict):
        return {"t": "d", "v": [[k, _canon(x[k])] for k in sorted(x)]}
    if isinstance(x, list):
        return {"t": "l", "v": [_canon(i) for i in x]}
    return {"t": type(x).__name__, "v": repr(x)}


def hash_action(action: str, args: dict) -> str:
    return json.dumps([action, _canon(args)])


def is_stuck(action_hashes: List[str], new_hash: str, longest_cycle: int = 3) -> bool:
    history = list(action_hashes)
    history.append(new_hash)
    history.reverse()
    size = 1
    while size <= longest_cycle and 2 * size <= len(history):
        pairs = zip(history[:size], history[size:])
        if not [1 for a, b in pairs if a != b]:
            return True
        size += 1
    return False
