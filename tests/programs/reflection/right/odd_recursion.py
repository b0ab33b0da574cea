def reflect(w, c, task, max_rounds=3, _d=None, _n=1):
    d = _d if _d is not None else w([{"role": "user", "content": task}])["text"]
    if _n > max_rounds:
        return d, max_rounds, "round limit reached"
    note = c(
        [
            {"role": "system", "content": "You are strict. Reply ACCEPT or a fix."},
            {"role": "user", "content": f"{task}\n---\n{d}"},
        ]
    )["text"]
    if note.strip().casefold().startswith("accept"):
        return [d, _n, "accepted"]
    return reflect(w, c, task, max_rounds, w([{"role": "user", "content": f"{task} {d} {note}"}])["text"], _n + 1)
