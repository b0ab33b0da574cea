# fault: the reply is neither stripped nor lower-cased before it is compared
def route(brain, ask):
    brief = f"Choose from {', '.join(ROUTES)}.\n{ask}"
    verdict = brain([{"role": "user", "content": brief}])["text"]
    match verdict in ROUTES:
        case True:
            return verdict, ROUTES[verdict]
        case False:
            return "other", ROUTES["other"]
