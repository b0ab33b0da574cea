# fault: nothing is remembered, a repeat is a second first refund
import hashlib
import json


def idempotency_key(name, params):
    return hashlib.sha256(f"{name}|{json.dumps(params, sort_keys=True)}".encode()).hexdigest()


def refund(oid, amount):
    known = {}  # should have been outside
    key = idempotency_key("refund", {"order_id": oid, "cents": amount})
    if key in known:
        return f"already refunded: {known[key]}"
    known[key] = f"refunded {amount} for {oid}"
    return known[key]
