# twist: 1
# fault: the numbers come in the order of the text, the lists have to be sorted
import re


def retrieve(question, library, k=2):
    words = set(question.lower().split())
    return sorted(library, key=lambda doc: len(words & set(doc.lower().split())), reverse=True)[:k]


def answer(brain, question, library):
    top = retrieve(question, library)
    background = "\n".join(f"[{pos}] {x}" for pos, x in enumerate(top, 1))
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{background}\n{question}"
    return brain([{"role": "user", "content": ask}])["text"], top


def cited(txt, top):
    exist, invented = [], []
    for no in dict.fromkeys(int(line) for line in re.findall(r"\[(\d+)\]", txt)):
        (exist if 1 <= no <= len(top) else invented).append(no)
    return exist, invented
