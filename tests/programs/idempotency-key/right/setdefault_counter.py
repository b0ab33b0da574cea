import hashlib, hmac, json
from collections import Counter

STORE, SEEN = {}, Counter()


def idempotency_key(name, kwargs):
    # fixed "secret": it is only there to keep the keys of two apps apart
    msg = json.dumps(kwargs, sort_keys=True)
    return hmac.new(b"support-agent\0" + name.encode(), msg.encode(), "sha256").hexdigest()[:32]


def refund(oid, amount):
    k = idempotency_key("refund", {"oid": oid, "amount": amount})
    receipt = STORE.setdefault(k, f"OK {oid}: {amount}c back to customer")
    SEEN[k] += 1
    return receipt if SEEN[k] == 1 else f"already done (asked {SEEN[k]} times): {receipt}"
