# fault: only the letters A to Z are set in small letters
SMALL = {big: big + 32 for big in range(ord("A"), ord("Z") + 1)}
RULES = "Use only what is numbered below, cite it, and say so where it does not answer."


def bag(words):
    return set(words.translate(SMALL).split())


def retrieve(query, docs, k=2):
    wanted = bag(query)
    return sorted(docs, key=lambda page: len(wanted & bag(page)), reverse=True)[:k]


def answer(model, query, docs):
    found = retrieve(query, docs)
    parts = [RULES, *(f"[{number + 1}] {page}" for number, page in enumerate(found)), query]
    return model([dict(role="user", content="\n".join(parts))])["text"], found
