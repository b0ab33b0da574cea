# fault: ties come in alphabetical order, they have to keep the order of docs
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    scored = sorted((-len(q & set(d.lower().split())), d) for d in docs)
    return [d for _, d in scored][:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    chat = [{"role": "system", "content": "Only use the given sources, and cite them. Do not guess."},
            {"role": "user", "content": f"{src}\n\n{query}"}]
    return model(chat)["text"], hits
