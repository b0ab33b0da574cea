# twist: 1
# fault: numbers of two digits are not seen, [12] is an invented citation that goes through
import re


def retrieve(asked, documents, k=2):
    qs = set(asked.lower().split())
    return sorted(documents, key=lambda doc: len(qs & set(doc.lower().split())), reverse=True)[:k]


def answer(lm, asked, documents):
    matches = retrieve(asked, documents)
    passages = "\n".join(f"[{j}] {hit}" for j, hit in enumerate(matches, 1))
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{passages}\n{asked}"
    return lm([{"role": "user", "content": ask}])["text"], matches


def cited(body, matches):
    found = {int(turn[1]) for turn in re.finditer(r"\[(\d)\]", body)}
    valid = {j for j, _ in enumerate(matches, 1)}
    return sorted(found & valid), sorted(found - valid)
