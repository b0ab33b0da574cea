import inspect as i


def dispatch(t, n, a):
    if n not in t:
        return f"ERROR {n} not in {[*t]}"
    w = f"ERROR {n} args"
    try:
        i.signature(t[n]).bind(**a)
        w = f"ERROR {n} raised"
        return str(t[n](**a))
    except Exception as e:
        return f"{w} {type(e).__name__} {e}"
