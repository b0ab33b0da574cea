from collections import Counter


class Index:
    def __init__(self, library):
        self.docs = list(library)
        self.bags = [frozenset(x.lower().split()) for x in self.docs]

    def search(self, query, k):
        found = Counter()
        for word in set(query.lower().split()):
            for u, bag in enumerate(self.bags):
                found[u] += word in bag
        best = sorted(range(len(self.docs)), key=found.__getitem__, reverse=True)
        return [self.docs[u] for u in best][:k]


TEMPLATE = """{query}

Answer the question above. Only the sources count, cite each as [n].
Say that you do not know when they do not answer it.

{sources}"""


def retrieve(query, library, k=2):
    return Index(library).search(query, k)


def answer(brain, query, library):
    top = retrieve(query, library)
    docs_text = "\n\n".join("[%d] %s" % pair for pair in enumerate(top, 1))
    message = {"role": "user", "content": TEMPLATE.format(query=query, sources=docs_text)}
    move = brain([message], tools=[])
    return (move["text"], top)
