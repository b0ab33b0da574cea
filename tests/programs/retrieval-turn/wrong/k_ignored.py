# fault: two documents come back whatever k says
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    first, second, *_ = sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True) + ["", ""]
    return [d for d in (first, second) if d]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"Only use the sources. Cite them. Say so if the answer is not there.\n{src}\n{query}"
    return model([{"role": "user", "content": ask}])["text"], hits
