# fault: the hits are numbered from 0
def words(text):
    return set(text.lower().split())


def retrieve(query, docs, k=2):
    asked = words(query)
    order = sorted(range(len(docs)), key=lambda i: (-len(asked & words(docs[i])), i))
    return [docs[i] for i in order[:k]]


def answer(model, query, docs):
    hits = retrieve(query, docs)
    prompt = "Answer with only these sources and cite them, like [1]. If they do not hold the answer, say so.\n"
    for i in range(len(hits)):
        prompt += "[%d] %s\n" % (i, hits[i])
    prompt += "Question: " + query
    return model([{"role": "user", "content": prompt}])["text"], hits
