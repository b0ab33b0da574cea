def retrieve(wanted, corpus, k=2):
    words = set(wanted.lower().split())
    return sorted(corpus, key=lambda w: -len(words & set(w.lower().split())))[:k]


def answer(llm, wanted, corpus):
    matches = retrieve(wanted, corpus)
    lines = [f"Question: {wanted}", "", "Sources:"]
    number = 0
    for number, hit in enumerate(matches, 1):
        lines += [f"Source [{number}]:", f"    {hit}"]
    lines.append("Say nothing that is not in a source, use them only, and cite each.")
    return llm([dict(role="user", content="\n".join(lines))], [])["text"], matches
