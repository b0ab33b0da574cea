# fault: the hits are numbered 1. and 2., without brackets
def overlap(a, b):
    return len(set(a.lower().split()).intersection(b.lower().split()))


def retrieve(query, docs, k=2):
    return sorted(docs, key=lambda d: -overlap(query, d))[:k]


def answer(model, query, docs):
    found = retrieve(query, docs)
    numbered = "\n".join(f"{n}. {text}" for n, text in enumerate(found, start=1))
    system = "Only use the sources below, and cite the number of each one used. If they don't help, say so."
    reply = model([{"role": "system", "content": system}, {"role": "user", "content": numbered + "\n\n" + query}])
    return reply["text"], found
