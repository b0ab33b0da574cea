# fault: a word that a document repeats counts every time
def retrieve(query, docs, k=2):
    wanted = set(query.lower().split())

    def score(doc):
        return sum(1 for word in doc.lower().split() if word in wanted)

    return sorted(docs, key=score, reverse=True)[:k]


def answer(model, query, docs):
    found = retrieve(query, docs)
    sources = "\n".join(f"[{i}] {doc}" for i, doc in enumerate(found, 1))
    asking = (
        "Answer only from the sources and cite them by number. "
        f"If they do not hold the answer, say so.\n{sources}\nQuestion: {query}"
    )
    return model([{"role": "user", "content": asking}])["text"], found
