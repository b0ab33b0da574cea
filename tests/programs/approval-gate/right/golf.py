def guarded_call(n, a, t, ok):
    d = ok(n, a) if n in IRREVERSIBLE else {"approved": 1}
    return str(t[n](**a)) if d["approved"] else f"BLOCKED {n}, do not retry: {d.get('reason')}"
