T = {"boolean": bool, "integer": int, "number": (int, float), "string": str}


def validate(a, x):
    P = x["properties"]
    u = {k: isinstance(val, T[P[k]["type"]]) for k, val in a.items() if k in P}
    return (
        [f"{k}?" for k in x.get("required", []) if k not in a]
        + [f"{k}!" for k in a if k not in P]
        + [f"{k} type" for k in u if not u[k]]
        + [f"{k} max" for k in u if u[k] and "maximum" in P[k] and a[k] > P[k]["maximum"]]
    )
