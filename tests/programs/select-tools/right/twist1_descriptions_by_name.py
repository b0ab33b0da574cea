# twist: 1

import threading


class Selector:
    def __init__(self):
        self.lock = threading.Lock()
        self.known = {}

    def vectors(self, specs):
        with self.lock:
            for spec in specs:
                versions = self.known.setdefault(spec.name, {})
                if spec.description not in versions:
                    versions[spec.description] = embed(spec.name + " " + spec.description)
            return [self.known[s.name][s.description] for s in specs]

    def __call__(self, query, registry, caller_scopes, k=8):
        specs = [s for s in registry.all() if frozenset(caller_scopes) >= s.scopes_required]
        wanted = embed(query)
        similar = [cosine(wanted, v) for v in self.vectors(specs)]
        order = sorted(range(len(specs)), key=lambda i: (-similar[i], i))
        return [specs[i] for i in order][:k]


select_relevant_tools = Selector()
