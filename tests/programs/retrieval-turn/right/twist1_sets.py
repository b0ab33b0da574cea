# twist: 1
import re


def retrieve(search, pages, k=2):
    qs = set(search.lower().split())
    return sorted(pages, key=lambda w: len(qs.intersection(w.lower().split())), reverse=True)[:k]


def answer(llm, search, pages):
    picked = retrieve(search, pages)
    docs_text = "\n".join(f"[{n}] {hit}" for n, hit in enumerate(picked, 1))
    ask = f"Sources:\n{docs_text}\n\nQuestion: {search}\n\nUse only these sources, cite them, and if they do not answer it say so."
    return llm([{"role": "user", "content": ask}])["text"], picked


def cited(string, picked):
    numbers = set(map(int, re.findall(r"\[(\d+)\]", string)))
    real = set(range(1, len(picked) + 1))
    return sorted(numbers & real), sorted(numbers - real)
