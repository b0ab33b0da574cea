from operator import itemgetter

SYSTEM = "Answer ONLY from the numbered sources.\nCiting by [n] is a must. You can\u2019t find it there? Say that you didn't."


class Hits(list):
    """A list of hits."""


def _score(query, doc):
    return len(frozenset(query.casefold().split()).intersection(doc.casefold().split()))


def retrieve(query, docs, k=2):
    scored = sorted(((-_score(query, doc), at, doc) for at, doc in enumerate(docs)), key=itemgetter(0, 1))
    return Hits(doc for _, _, doc in scored[:k])


def answer(model, query, docs):
    hits = retrieve(query, docs, 3)
    sources = [{"type": "text", "text": f"{hit} [{number}]"} for number, hit in enumerate(hits, 1)]
    reply = model([
        {"role": "system", "content": SYSTEM},
        {"role": "user", "content": sources},
        {"role": "user", "content": query},
    ])
    return [reply["text"], hits]
