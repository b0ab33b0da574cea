# fault: the reply is stripped but not lower-cased
def route(lm, asked):
    labels = ", ".join(ROUTES)
    move = lm([{"role": "user", "content": f"One of {labels}: {asked}"}])
    verdict = move["text"].strip()
    if verdict not in ROUTES:
        verdict = "other"
    return verdict, ROUTES[verdict]
