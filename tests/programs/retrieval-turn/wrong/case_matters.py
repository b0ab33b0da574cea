# fault: the words are compared with their case, Refund and refund are not shared
def retrieve(question, pages, k=2):
    wanted = set(question.split())
    ranked = sorted(pages, key=lambda item: len(wanted & set(item.split())), reverse=True)
    return ranked[:k]


def answer(ask_model, question, pages):
    best = retrieve(question, pages)
    src = "".join(f"\n[{pos}] {x}" for pos, x in enumerate(best, 1))
    ask = f"Question: {question}\nSources:{src}\nCite only from these. Say if they do not answer."
    return ask_model([{"role": "user", "content": ask}])["text"], best
