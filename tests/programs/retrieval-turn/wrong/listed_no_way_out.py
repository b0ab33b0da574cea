# fault: the prompt gives no way out when the sources do not hold the answer
class Answerer:
    rule = "Use only the sources below and cite each with its number."

    def __init__(self, model):
        self.model = model

    def __call__(self, query, docs):
        hits = retrieve(query, docs)
        body = "\n".join(f"[{n}] {h}" for n, h in enumerate(hits, 1))
        reply = self.model([{"role": "user", "content": f"{self.rule}\n{body}\nQuestion: {query}"}])
        return reply["text"], hits

def retrieve(query, docs, k=2):
    q = set(query.lower().split())
    return sorted(docs, key=lambda d: -len(q & set(d.lower().split())))[:k]

def answer(model, query, docs):
    return Answerer(model)(query, docs)
