# fault: nothing is remembered, a repeat is a second first refund
import hashlib
import json

def idempotency_key(tool_name, args):
    return hashlib.sha256(f"{tool_name}|{json.dumps(args, sort_keys=True)}".encode()).hexdigest()

def refund(order_id, cents):
    seen = {}                      # should have been outside
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in seen:
        return f"already refunded: {seen[key]}"
    seen[key] = f"refunded {cents} for {order_id}"
    return seen[key]
