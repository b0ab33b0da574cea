# fault: the words are compared with their case, Refund and refund are not shared
def retrieve(query, docs, k=2):
    wanted = set(query.split())
    ranked = sorted(docs, key=lambda d: len(wanted & set(d.split())), reverse=True)
    return ranked[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "".join(f"\n[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"Question: {query}\nSources:{src}\nCite only from these. Say if they do not answer."
    return model([{"role": "user", "content": ask}])["text"], hits
