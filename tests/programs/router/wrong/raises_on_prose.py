# fault: a text reply that is no label raises
def route(ask_model, issue):
    brief = f"Labels: {', '.join(ROUTES)}\n{issue}"
    verdict = ask_model([{"role": "user", "content": brief}])["text"].strip().lower()
    if verdict not in ROUTES:
        raise ValueError(f"unknown label {verdict!r}")
    return verdict, ROUTES[verdict]
