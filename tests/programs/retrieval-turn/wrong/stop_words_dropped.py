# fault: common words of the query are not counted
STOP = {'the', 'a', 'of', 'is', 'in', 'to', 'and'}

def retrieve(wish, papers, k=2):
    the_q = set(wish.lower().split()) - STOP
    return sorted(papers, key=lambda the_d: -len(the_q & set(the_d.lower().split())))[:k]

def answer(model, wish, papers):
    the_hits = retrieve(wish, papers)
    words = '\n'.join((f'[{place}] {the_d}' for place, the_d in enumerate(the_hits, 1)))
    return (model([{'role': 'user', 'content': f'Use only the sources, cite them; if they do not say, say so.\n{words}\n{wish}'}])['text'], the_hits)
