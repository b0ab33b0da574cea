# fault: the worst documents come back
def words(text):
    return set(text.lower().split())


def retrieve(query, docs, k=2):
    asked = words(query)
    order = sorted(range(len(docs)), key=lambda i: (len(asked & words(docs[i])), i))
    return [docs[i] for i in order[:k]]


def answer(model, query, docs):
    found = retrieve(query, docs)
    asking = "Answer with only these sources and cite them, like [1]. If they do not hold the answer, say so.\n"
    for i in range(len(found)):
        asking += "[%d] %s\n" % (i + 1, found[i])
    asking += "Question: " + query
    return model([{"role": "user", "content": asking}])["text"], found
