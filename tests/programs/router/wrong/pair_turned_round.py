# fault: returns (branch, label) where the contract has (label, branch)
def route(ask_model, query):
    wording = f"Labels: {', '.join(ROUTES)}\n{query}"
    verdict = ask_model([{"role": "user", "content": wording}])["text"].strip().lower()
    if verdict not in ROUTES:
        verdict = "other"
    return ROUTES[verdict], verdict
