# fault: the prompt gives no way out when the sources do not hold the answer
class Answerer:
    rule = "Use only the sources below and cite each with its number."

    def __init__(self, brain):
        self.model = brain

    def __call__(self, search, pages):
        best = retrieve(search, pages)
        body = "\n".join(f"[{u}] {hit}" for u, hit in enumerate(best, 1))
        said = self.model([{"role": "user", "content": f"{self.rule}\n{body}\nQuestion: {search}"}])
        return said["text"], best


def retrieve(search, pages, k=2):
    qs = set(search.lower().split())
    return sorted(pages, key=lambda item: -len(qs & set(item.lower().split())))[:k]


def answer(brain, search, pages):
    return Answerer(brain)(search, pages)
