# no sorting: pick the best one k times over


def overlap(a, b):
    n = 0
    seen = []
    for w in a.lower().split():
        if w in b.lower().split() and w not in seen:
            seen.append(w)
            n += 1
    return n


def retrieve(question, documents, k=2):
    left = list(documents)
    picked = []
    while left and len(picked) < k:
        best = 0
        for i in range(1, len(left)):
            # strictly more, so the earlier one wins a tie
            if overlap(question, left[i]) > overlap(question, left[best]):
                best = i
        picked.append(left.pop(best))
    return picked


def answer(llm, question, documents):
    hits = retrieve(question, documents)
    prompt = "Rely on the sources only. Please cite the number of the source.\n"
    prompt += "If the answer isn't there, say so plainly.\n"
    number = 1
    for h in hits:
        prompt += f"\nSource [{number}]: {h}"
        number += 1
    prompt += f"\n\n{question}"
    out = llm([{"role": "user", "content": prompt}])
    return out["text"], hits
