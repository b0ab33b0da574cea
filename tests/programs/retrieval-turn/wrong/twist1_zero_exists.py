# twist: 1
# fault: the number 0 counts as existing
import re


def retrieve(search, pages, k=2):
    asked = set(search.lower().split())
    return sorted(pages, key=lambda x: len(asked & set(x.lower().split())), reverse=True)[:k]


def answer(ask_model, search, pages):
    matches = retrieve(search, pages)
    numbered = "\n".join(f"[{j}] {hit}" for j, hit in enumerate(matches, 1))
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{numbered}\n{search}"
    return ask_model([{"role": "user", "content": ask}])["text"], matches


def cited(txt, matches):
    numbers = sorted({int(y) for y in re.findall(r"\[(\d+)\]", txt)})
    return [y for y in numbers if y <= len(matches)], [y for y in numbers if y > len(matches)]
