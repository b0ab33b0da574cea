# fault: only the hits that the reply cites come back
def retrieve(wish, papers, k=2):
    the_q = set(wish.lower().split())
    return sorted(papers, key=lambda the_d: -len(the_q & set(the_d.lower().split())))[:k]

def answer(model, wish, papers):
    the_hits = retrieve(wish, papers)
    words = '\n'.join((f'[{place}] {the_d}' for place, the_d in enumerate(the_hits, 1)))
    the_t = model([{'role': 'user', 'content': f'Use only the sources, cite them; if they do not say, say so.\n{words}\n{wish}'}])['text']
    spent_tokens = [right for place, right in enumerate(the_hits, 1) if f'[{place}]' in the_t]
    return (the_t, spent_tokens or the_hits)
