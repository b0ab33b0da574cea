# fault: any critique that begins with ACC is taken for ACCEPT
def reflect(w, c, task, max_rounds=3):
    d = w([{"role": "user", "content": task}])["text"]
    for n in range(1, max_rounds + 1):
        k = c([{"role": "user", "content": f"{task} {d}"}])["text"]
        if k.strip().upper().startswith("ACC"):
            return d, n, "accepted"
        d = w([{"role": "user", "content": f"{task} {d} {k}"}])["text"]
    return d, max_rounds, "round limit reached"
