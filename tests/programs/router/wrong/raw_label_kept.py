# fault: for an unknown reply the branch of `other` comes back, but with the raw reply as its label
def route(llm, query):
    instructions = f"Labels: {', '.join(ROUTES)}\n{query}"
    picked = llm([{"role": "user", "content": instructions}])["text"].strip().lower()
    return picked, ROUTES.get(picked, ROUTES["other"])
