# fault: a hit carries its number in docs, they have to be numbered [1], [2] among themselves
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{docs.index(h) + 1}] {h}" for h in hits)
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{src}\n{query}"
    return model([{"role": "user", "content": ask}])["text"], hits
