# fault: a word counts as shared when it is a part of the text ("art" in "start"), not a word of it
class Retriever:
    def __init__(self, docs):
        self.docs = docs

    def top(self, query, k):
        terms = set(query.lower().split())
        return sorted(self.docs, key=lambda d: sum(t in d.lower() for t in terms), reverse=True)[:k]

def retrieve(query, docs, k=2):
    return Retriever(docs).top(query, k)

def answer(model, query, docs):
    hits = retrieve(query, docs)
    src = "\n".join(f"[{i}] {h}" for i, h in enumerate(hits, 1))
    ask = f"{src}\n{query}\nAnswer only from the sources and cite. It's fine to say it is not there."
    return model([{"role": "user", "content": ask}])["text"], hits
