def retrieve(wish, papers, k=2):
    the_q = set(wish.lower().split())
    words = [(len(the_q & set(the_d.lower().split())), the_d) for the_d in papers]
    return [the_d for count, the_d in sorted(words, key=lambda parameter: -parameter[0]) if count][:k]

def answer(model, wish, papers):
    the_hits = retrieve(wish, papers)
    words = '\n'.join((f'[{place}] {the_d}' for place, the_d in enumerate(the_hits, 1)))
    return (model([{'role': 'user', 'content': f'Use only the sources, cite them; if they do not say, say so.\n{words}\n{wish}'}])['text'], the_hits)
