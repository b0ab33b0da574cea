# fault: the model is given a string and no list of messages
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: -len(q & set(d.lower().split())))[:k]



def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    prompt = f"Use only these sources and cite them. If they do not say, say so.\n{src}\n{query}"
    return model(prompt)["text"], hits
