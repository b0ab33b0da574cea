# twist: 1
# fault: there is no cited, the markers are only promised in the prompt
def retrieve(question, pages, k=2):
    qs = set(question.lower().split())
    return sorted(pages, key=lambda w: len(qs & set(w.lower().split())), reverse=True)[:k]


def answer(llm, question, pages):
    found = retrieve(question, pages)
    passages = "\n".join(f"[{pos}] {hit}" for pos, hit in enumerate(found, 1))
    ask = f"Only use the sources. Cite them as [n]. Say so if the answer is not there.\n{passages}\n{question}"
    return llm([{"role": "user", "content": ask}])["text"], found
