# fault: an accepted draft is revised once more before it comes back
def reflect(scribe, reviewer, question, max_rounds=3):
    version = scribe([{"role": "user", "content": question}])["text"]
    for y in range(1, max_rounds + 1):
        feedback = reviewer([{"role": "user", "content": f"{question}\n{version}"}])["text"]
        version = scribe([{"role": "user", "content": f"{question}\n{version}\n{feedback}"}])["text"]
        if feedback.strip().upper().startswith("ACCEPT"):
            return version, y, "accepted"
    return version, max_rounds, "round limit reached"
