# fault: the hits are numbered from [0]
from heapq import nlargest


def retrieve(wanted, corpus, k=2):
    words = set(wanted.lower().split())
    return nlargest(k, corpus, key=lambda doc: len(words & set(doc.lower().split())))


def answer(lm, wanted, corpus):
    found = retrieve(wanted, corpus)
    lines = ["Only use these sources. Cite them. If the answer is not there, say so."]
    for n, hit in enumerate(found):
        lines.append(f"[{n}] {hit}")
    lines.append(wanted)
    return lm([{"role": "user", "content": "\n".join(lines)}])["text"], found
