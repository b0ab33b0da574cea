# twist: 1
import functools


@functools.cache
def vector(spec):
    return embed(" ".join([spec.name, spec.description]))


@functools.cache
def query_vector(query):
    return embed(query)


def select_relevant_tools(query, registry, caller_scopes, k=8):
    everything = [(spec, vector(spec)) for spec in registry.all()]
    scored = [(cosine(v, query_vector(query)), s) for s, v in everything if s.scopes_required <= caller_scopes]
    return [s for _, s in sorted(scored, key=lambda pair: -pair[0])][:k]
