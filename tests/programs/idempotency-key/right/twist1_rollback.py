# twist: 1
from __future__ import annotations

from contextlib import contextmanager
from threading import RLock
from typing import Callable

_lock = RLock()
_done: dict[str, str] = {}


def idempotency_key(tool_name: str, args: dict) -> str:
    return tool_name + "?" + "&".join(f"{k!r}={v!r}" for k, v in sorted(args.items()))


@contextmanager
def intent(key: str, receipt: str):
    """Write the intent down before the act, take it back if the act fails."""
    _done[key] = receipt
    try:
        yield receipt
    except BaseException:
        del _done[key]
        raise


def no_op(order_id: str, cents: int) -> None:
    pass


def refund(order_id: str, cents: int, pay: Callable[[str, int], object] = no_op) -> str:
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    with _lock:
        if key in _done:
            return f"{_done[key]} [already done]"
        with intent(key, f"order {order_id}: {cents} cents sent back") as receipt:
            pay(order_id, cents)
        return receipt
