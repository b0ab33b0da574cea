# fault: only the latest refund is remembered, an earlier one is refunded again
import hashlib, json

last_key = last_receipt = None


def idempotency_key(name, params):
    return hashlib.sha256(json.dumps({name: params}, sort_keys=True).encode()).hexdigest()


def refund(which, amount_cents):
    global last_key, last_receipt
    key = idempotency_key("refund", {"order_id": which, "cents": amount_cents})
    if key == last_key:
        return f"already refunded: {last_receipt}"
    last_key, last_receipt = key, f"refunded {amount_cents} on {which}"
    return last_receipt
