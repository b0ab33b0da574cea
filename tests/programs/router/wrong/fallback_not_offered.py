# fault: the prompt holds every label except `other`
def route(lm, query):
    offered = [which for which in ROUTES if which != "other"]
    instructions = f"Is this {' or '.join(offered)}? Reply in one word.\n{query}"
    guess = lm([{"role": "user", "content": instructions}])["text"].strip().lower()
    guess = guess if guess in ROUTES else "other"
    return guess, ROUTES[guess]
