# fault: returns the branch alone, not the pair of label and branch
def route(brain, ask):
    brief = f"Labels: {', '.join(ROUTES)}\n{ask}"
    choice = brain([{"role": "user", "content": brief}])["text"].strip().lower()
    return ROUTES.get(choice) or ROUTES["other"]
