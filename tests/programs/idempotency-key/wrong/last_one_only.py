# fault: only the latest refund is remembered, an earlier one is refunded again
import hashlib, json

last_key = last_receipt = None

def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps({tool_name: args}, sort_keys=True).encode()).hexdigest()

def refund(order_id, cents):
    global last_key, last_receipt
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key == last_key:
        return f"already refunded: {last_receipt}"
    last_key, last_receipt = key, f"refunded {cents} on {order_id}"
    return last_receipt
