"""The key is stable; the receipt may well hold a time and a number, since it is stored."""

from __future__ import annotations

import json
import secrets
import uuid
from datetime import datetime, timezone

NAMESPACE = uuid.UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")
_receipts: dict[str, str] = {}


def idempotency_key(tool_name: str, args: dict) -> str:
    canonical = json.dumps({"tool": tool_name, "args": args}, sort_keys=True, separators=(",", ":"))
    return str(uuid.uuid5(NAMESPACE, canonical))


def refund(order_id: str, cents: int) -> str:
    key = idempotency_key("refund", {"cents": cents, "order_id": order_id})
    if (first := _receipts.get(key)) is not None:
        return f"{first} (already issued, nothing was paid again)"
    now = datetime.now(timezone.utc).isoformat()
    _receipts[key] = f"#{secrets.token_hex(4)} {now} order={order_id} cents={cents}"
    return _receipts[key]
