# fault: the critic sees the first draft each time, not the current one
def reflect(scribe, reviewer, goal, max_rounds=3):
    current = scribe([{"role": "user", "content": goal}])["text"]
    query = [{"role": "user", "content": f"Task: {goal}\nDraft: {current}\nACCEPT or fix"}]
    for nr in range(1, max_rounds + 1):
        critique = reviewer(query)["text"]
        if critique.strip().upper().startswith("ACCEPT"):
            return current, nr, "accepted"
        current = scribe([{"role": "user", "content": f"Task: {goal}\nDraft: {current}\nFix: {critique}"}])["text"]
    return current, max_rounds, "round limit reached"
