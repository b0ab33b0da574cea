from functools import cmp_to_key, partial


class _Select:
    def __call__(self, query, registry, caller_scopes, k=8):
        nearness = partial(cosine, embed(query))
        rows = [(s, nearness(embed(f"{s.name} {s.description}"))) for s in registry.all()]
        rows.sort(key=cmp_to_key(lambda a, b: (b[1] > a[1]) - (b[1] < a[1])))
        return [spec for spec, _ in rows if spec.scopes_required.issubset(caller_scopes)][:k]


select_relevant_tools = _Select()
