# fault: the hits are numbered 1. and 2., not [1] and [2]
def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: len(q & set(d.lower().split())), reverse=True)[:k]

def answer(model, query, docs):
    hits = retrieve(query, docs)
    listing = "\n".join("%d. %s" % pair for pair in enumerate(hits, 1))
    ask = f"Sources:\n{listing}\n\nQuestion: {query}\nUse only them and cite. If it is not there say so."
    return model([{"role": "user", "content": ask}])["text"], hits
