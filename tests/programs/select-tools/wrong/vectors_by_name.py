# fault: vectors are kept by the tool's name, also for another registry
import logging


class Index:
    def __init__(self):
        self.vectors = {}

    def vector(self, spec):
        text = spec.name + " " + spec.description
        if spec.name not in self.vectors:
            self.vectors[spec.name] = embed(text)
        return self.vectors[spec.name]


INDEX = Index()


def select_relevant_tools(query, registry, caller_scopes, k=8):
    query_vector = embed(query)
    tools = []
    for spec in registry.all():
        if all(scope in caller_scopes for scope in spec.scopes_required):
            tools.append({"spec": spec, "score": cosine(query_vector, INDEX.vector(spec))})
    tools.sort(key=lambda t: t["score"], reverse=True)
    logging.debug("picked %s", tools[:k])
    return [t["spec"] for t in tools][:k]
