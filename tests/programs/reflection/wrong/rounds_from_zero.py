# fault: the round of an accepted draft counts from 0
def reflect(drafter, checker, goal, max_rounds=3):
    version = drafter([{"role": "user", "content": goal}])["text"]
    for u in range(max_rounds):
        critique = checker([{"role": "user", "content": f"{goal}\n{version}"}])["text"]
        if critique.strip().upper().startswith("ACCEPT"):
            return version, u, "accepted"
        version = drafter([{"role": "user", "content": f"{goal}\n{version}\n{critique}"}])["text"]
    return version, max_rounds, "round limit reached"
