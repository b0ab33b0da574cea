# fault: of a hit only 200 characters reach the model
def retrieve(query, docs, k=2):
    wanted = set(query.lower().split())
    return sorted(docs, key=lambda doc: len(wanted & set(doc.lower().split())), reverse=True)[:k]


def answer(model, query, docs):
    hits = retrieve(query, docs)
    lines = ["Go by the sources only and cite them; say so when they do not tell."]
    lines += [f"[{place}] {hit[:200]}" for place, hit in enumerate(hits, start=1)]
    said = model([{"role": "user", "content": "\n".join([*lines, query])}])["text"]
    return said, hits
