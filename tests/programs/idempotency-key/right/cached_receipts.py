import json
from functools import lru_cache
from collections import Counter

_n = Counter()


def idempotency_key(tool_name: str, args: dict) -> str:
    return json.dumps([tool_name, args], sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@lru_cache(maxsize=None)
def _issue(key):
    _, args = json.loads(key)
    return f"REFUND {args['order_id']} {args['cents']}"


def refund(order_id, cents):
    key = idempotency_key("refund", locals())
    receipt = _issue(key)
    _n[key] += 1
    return receipt if _n[key] == 1 else f"This was already refunded ({_n[key]} times asked): {receipt}"
