def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: -len(q & set(d.lower().split())))[:k]



def answer(model, query, docs):
    hits = retrieve(query, docs)
    lines = [f"Question: {query}", "", "Sources:"]
    number = 0
    for number, hit in enumerate(hits, 1):
        lines += [f"Source [{number}]:", f"    {hit}"]
    lines.append("Say nothing that is not in a source, use them only, and cite each.")
    return model([dict(role="user", content="\n".join(lines))], [])["text"], hits
