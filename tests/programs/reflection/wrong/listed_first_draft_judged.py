# fault: the critic sees the first draft each time, not the current one
def reflect(author, reviewer, todo, max_rounds=3):
    current = author([{"role": "user", "content": todo}])["text"]
    query = [{"role": "user", "content": f"Task: {todo}\nDraft: {current}\nACCEPT or fix"}]
    for x in range(1, max_rounds + 1):
        critique = reviewer(query)["text"]
        if critique.strip().upper().startswith("ACCEPT"):
            return current, x, "accepted"
        current = author([{"role": "user", "content": f"Task: {todo}\nDraft: {current}\nFix: {critique}"}])["text"]
    return current, max_rounds, "round limit reached"
