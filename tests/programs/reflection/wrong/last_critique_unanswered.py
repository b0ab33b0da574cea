# fault: the critique of the last round is not followed by a revision
def reflect(pen, checker, job, max_rounds=3):
    version = pen([{"role": "user", "content": job}])["text"]
    for u in range(1, max_rounds + 1):
        remark = checker([{"role": "user", "content": f"{job}\n{version}"}])["text"]
        if remark.strip().upper().startswith("ACCEPT"):
            return version, u, "accepted"
        if u == max_rounds:
            break
        version = pen([{"role": "user", "content": f"{job}\n{version}\n{remark}"}])["text"]
    return version, max_rounds, "round limit reached"
