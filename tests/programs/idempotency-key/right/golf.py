import hashlib as H, json as J

S = {}
idempotency_key = lambda t, a: H.md5(J.dumps([t, a], sort_keys=True).encode()).hexdigest()


def refund(o, c):
    k = idempotency_key("refund", [o, c])
    return "already: " + S[k] if k in S else S.setdefault(k, f"{o} got {c}")
