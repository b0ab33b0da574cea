from operator import itemgetter

SYSTEM = "Answer ONLY from the numbered sources.\nCiting by [n] is a must. You can\u2019t find it there? Say that you didn't."


class Hits(list):
    """A list of hits."""


def _score(wanted, doc):
    return len(frozenset(wanted.casefold().split()).intersection(doc.casefold().split()))


def retrieve(wanted, documents, k=2):
    scored = sorted(((-_score(wanted, doc), at, doc) for at, doc in enumerate(documents)), key=itemgetter(0, 1))
    return Hits(doc for _, _, doc in scored[:k])


def answer(brain, wanted, documents):
    picked = retrieve(wanted, documents, 3)
    evidence = [{"type": "text", "text": f"{hit} [{number}]"} for number, hit in enumerate(picked, 1)]
    step = brain(
        [
            {"role": "system", "content": SYSTEM},
            {"role": "user", "content": evidence},
            {"role": "user", "content": wanted},
        ]
    )
    return [step["text"], picked]
