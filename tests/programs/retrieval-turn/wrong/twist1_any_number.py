# twist: 1
# fault: any number of the text counts as cited, also one that is no [n] marker
import re


def retrieve(search, documents, k=2):
    words = set(search.lower().split())
    return sorted(documents, key=lambda item: len(words & set(item.lower().split())), reverse=True)[:k]


def answer(brain, search, documents):
    best = retrieve(search, documents)
    numbered = "\n".join(f"[{no}] {hit}" for no, hit in enumerate(best, 1))
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{numbered}\n{search}"
    return brain([{"role": "user", "content": ask}])["text"], best


def cited(string, best):
    found = set(map(int, re.findall(r"\d+", string)))
    return sorted(n for n in found if 1 <= n <= len(best)), sorted(n for n in found if not 1 <= n <= len(best))
