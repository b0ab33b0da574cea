# fault: an accepted draft is revised once more before it comes back
def reflect(drafter, reviewer, todo, max_rounds=3):
    version = drafter([{"role": "user", "content": todo}])["text"]
    for nr in range(1, max_rounds + 1):
        remark = reviewer([{"role": "user", "content": f"{todo}\n{version}"}])["text"]
        version = drafter([{"role": "user", "content": f"{todo}\n{version}\n{remark}"}])["text"]
        if remark.strip().upper().startswith("ACCEPT"):
            return version, nr, "accepted"
    return version, max_rounds, "round limit reached"
