# fault: a word counts as shared when it is a part of the text ("art" in "start"), not a word of it
class Retriever:
    def __init__(self, pages):
        self.docs = pages

    def top(self, wanted, k):
        terms = set(wanted.lower().split())
        return sorted(self.docs, key=lambda x: sum(u in x.lower() for u in terms), reverse=True)[:k]


def retrieve(wanted, pages, k=2):
    return Retriever(pages).top(wanted, k)


def answer(llm, wanted, pages):
    best = retrieve(wanted, pages)
    src = "\n".join(f"[{n}] {hit}" for n, hit in enumerate(best, 1))
    ask = f"{src}\n{wanted}\nAnswer only from the sources and cite. It's fine to say it is not there."
    return llm([{"role": "user", "content": ask}])["text"], best
