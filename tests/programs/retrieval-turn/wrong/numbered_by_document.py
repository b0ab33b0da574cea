# fault: a hit carries its number in docs, they have to be numbered [1], [2] among themselves
def retrieve(question, docs, k=2):
    words = set(question.lower().split())
    return sorted(docs, key=lambda item: len(words & set(item.lower().split())), reverse=True)[:k]


def answer(ask_model, question, docs):
    found = retrieve(question, docs)
    src = "\n".join(f"[{docs.index(hit) + 1}] {hit}" for hit in found)
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{src}\n{question}"
    return ask_model([{"role": "user", "content": ask}])["text"], found
