# fault: the message that the model is given has no role
def retrieve(question, documents, k=2):
    asked = set(question.lower().split())
    return sorted(documents, key=lambda x: -len(asked & set(x.lower().split())))[:k]


def answer(lm, question, documents):
    matches = retrieve(question, documents)
    src = "\n".join(f"[{j}] {hit}" for j, hit in enumerate(matches, 1))
    brief = f"Use only these sources and cite them. If they do not say, say so.\n{src}\n{question}"
    return lm([{"content": brief}])["text"], matches
