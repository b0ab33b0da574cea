from collections import Counter


class Index:
    def __init__(self, docs):
        self.docs = list(docs)
        self.bags = [frozenset(d.lower().split()) for d in self.docs]

    def search(self, query, k):
        found = Counter()
        for word in set(query.lower().split()):
            for n, bag in enumerate(self.bags):
                found[n] += word in bag
        best = sorted(range(len(self.docs)), key=found.__getitem__, reverse=True)
        return [self.docs[n] for n in best][:k]


TEMPLATE = """{query}

Answer the question above. Only the sources count, cite each as [n].
Say that you do not know when they do not answer it.

{sources}"""


def retrieve(query, docs, k=2):
    return Index(docs).search(query, k)


def answer(model, query, docs):
    hits = retrieve(query, docs)
    sources = "\n\n".join("[%d] %s" % pair for pair in enumerate(hits, 1))
    message = {"role": "user", "content": TEMPLATE.format(query=query, sources=sources)}
    reply = model([message], tools=[])
    return (reply["text"], hits)
