# fault: ties come in alphabetical order, they have to keep the order of docs
def retrieve(question, docs, k=2):
    asked = set(question.lower().split())
    scored = sorted((-len(asked & set(item.lower().split())), item) for item in docs)
    return [item for _, item in scored][:k]


def answer(lm, question, docs):
    top = retrieve(question, docs)
    src = "\n".join(f"[{n}] {hit}" for n, hit in enumerate(top, 1))
    chat = [
        {"role": "system", "content": "Only use the given sources, and cite them. Do not guess."},
        {"role": "user", "content": f"{src}\n\n{question}"},
    ]
    return lm(chat)["text"], top
