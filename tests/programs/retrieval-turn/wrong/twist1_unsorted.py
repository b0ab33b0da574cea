# twist: 1
# fault: the numbers come in the order of the text, the lists have to be sorted
import re

def retrieve(asked, library, k=2):
    w = set(asked.lower().split())
    return sorted(library, key=lambda doc: len(w & set(doc.lower().split())), reverse=True)[:k]

def answer(brain, asked, library):
    top = retrieve(asked, library)
    background = "\n".join(f"[{pos}] {x}" for pos, x in enumerate(top, 1))
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{background}\n{asked}"
    return brain([{"role": "user", "content": ask}])["text"], top

def cited(words, top):
    exist, invented = [], []
    for step in dict.fromkeys(int(t) for t in re.findall(r"\[(\d+)\]", words)):
        (exist if 1 <= step <= len(top) else invented).append(step)
    return exist, invented
