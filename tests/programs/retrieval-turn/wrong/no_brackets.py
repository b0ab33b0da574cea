# fault: the hits are numbered 1. and 2., not [1] and [2]
def retrieve(question, library, k=2):
    asked = set(question.lower().split())
    return sorted(library, key=lambda doc: len(asked & set(doc.lower().split())), reverse=True)[:k]


def answer(brain, question, library):
    top = retrieve(question, library)
    listing = "\n".join("%d. %s" % pair for pair in enumerate(top, 1))
    ask = f"Sources:\n{listing}\n\nQuestion: {question}\nUse only them and cite. If it is not there say so."
    return brain([{"role": "user", "content": ask}])["text"], top
