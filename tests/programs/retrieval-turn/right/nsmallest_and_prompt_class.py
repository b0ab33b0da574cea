import heapq


def retrieve(wanted, library, k=2):
    q = frozenset(wanted.upper().split())

    def score(i):
        return len(q.intersection(library[i].upper().split()))

    return [library[i] for i in heapq.nsmallest(k, range(len(library)), key=lambda i: (-score(i), i))]


class Prompt:
    rules = "Only use the sources. Cite each by its number, like [1]. If the answer is not there, say you don't know."

    def __init__(self, best):
        self.best = best

    def __str__(self):
        return "\n".join([self.rules, *("[%d] %s" % pair for pair in enumerate(self.best, 1))])


def answer(llm, wanted, library):
    best = retrieve(wanted, library)
    reply = llm([{"role": "system", "content": str(Prompt(best))}, {"role": "user", "content": wanted}])
    return reply["text"], best
