# fault: the question is not in the prompt
def retrieve(wanted, library, k=2):
    def score(doc):
        return len(set(wanted.lower().split()) & set(doc.lower().split()))

    return sorted(library, key=score, reverse=True)[:k]


def answer(lm, wanted, library):
    best = retrieve(wanted, library)
    chat = [{"role": "system", "content": "Answer the question from the sources only. Cite. Don't guess."}]
    chat.append({"role": "user", "content": "\n".join(f"[{j}] {d}" for j, d in enumerate(best, 1))})
    return lm(chat)["text"], best
