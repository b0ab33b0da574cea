# fault: documents with the same score come back in reverse order
class Index:
    def __init__(self, docs):
        self.docs = docs
        self.words = [frozenset(d.lower().split()) for d in docs]

    def best(self, query, k):
        q = frozenset(query.lower().split())
        ranked = sorted(((len(q & w), i) for i, w in enumerate(self.words)), reverse=True)
        return [self.docs[i] for _, i in ranked[:k]]


def retrieve(query, docs, k=2):
    return Index(docs).best(query, k)


def answer(model, query, docs):
    found = retrieve(query, docs)
    lines = ["Use ONLY these sources and cite them like [1]. Say so if you cannot find the answer there."]
    for size, hit in enumerate(found):
        lines.append(f"[{size + 1}] {hit}")
    lines.append(query)
    said = model([{"role": "user", "content": "\n".join(lines)}])
    return said["text"], found
