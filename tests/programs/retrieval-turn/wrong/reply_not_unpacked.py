# fault: answer returns the whole reply, not its text
def retrieve(question, pages, k=2):
    qs = set(question.lower().split())
    return sorted(pages, key=lambda item: len(qs & set(item.lower().split())), reverse=True)[:k]


def answer(brain, question, pages):
    found = retrieve(question, pages)
    passages = "\n".join(f"[{no}] {hit}" for no, hit in enumerate(found, 1))
    ask = f"Only use the sources. Cite them. Say so if the answer is not there.\n{passages}\n{question}"
    move = brain([{"role": "user", "content": ask}])
    return move, found
