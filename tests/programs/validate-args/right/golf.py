T = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
def validate(a, s):
    P = s["properties"]
    t = {k: isinstance(v, T[P[k]["type"]]) for k, v in a.items() if k in P}
    return ([f"{k}?" for k in s.get("required", []) if k not in a] + [f"{k}!" for k in a if k not in P] + [f"{k} type" for k in t if not t[k]]
            + [f"{k} max" for k in t if t[k] and "maximum" in P[k] and a[k] > P[k]["maximum"]])
