# fault: the model is given a string and no list of messages
def retrieve(question, pages, k=2):
    words = set(question.lower().split())
    return sorted(pages, key=lambda doc: -len(words & set(doc.lower().split())))[:k]


def answer(lm, question, pages):
    picked = retrieve(question, pages)
    src = "\n".join(f"[{n}] {x}" for n, x in enumerate(picked, 1))
    wording = f"Use only these sources and cite them. If they do not say, say so.\n{src}\n{question}"
    return lm(wording)["text"], picked
