# fault: a hint by case is looked for among all tools, allowed or not
from __future__ import annotations


class Catalog:
    """What this caller may see."""

    def __init__(self, registry, scopes):
        self._specs = {n: s for n, s in registry.items() if not (s.scopes_required - scopes)}

    def __contains__(self, name: str) -> bool:
        return name in self._specs

    def __getitem__(self, name: str):
        return self._specs[name]

    @property
    def names(self) -> list[str]:
        return sorted(self._specs)

    def nearest(self, name: str) -> str | None:
        ranked = sorted((distance(name.casefold(), known.casefold()), known) for known in self._specs)
        if ranked and ranked[0][0] <= max(1, len(name) // 4):
            return ranked[0][1]
        return None


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row = row, [i]
        for j, y in enumerate(b, 1):
            row.append(min(previous[j] + 1, row[-1] + 1, previous[j - 1] + (x != y)))
    return row[-1]


def handle_hallucinated_call(action, args, registry, caller_scopes):
    catalog = Catalog(registry, frozenset(caller_scopes))
    if action not in catalog:
        message = f"ERROR: unknown tool '{action}'. Available tools: {catalog.names}."
        suggestion = catalog.nearest(action) or next((n for n in registry if n.lower() == action.lower()), None)
        return message if suggestion is None else f"{message} Did you mean '{suggestion}'?"
    spec = catalog[action]
    try:
        validate_against_schema(args, spec.input_schema)
    except SchemaValidationError as error:
        return f"ERROR: {action}: {error}\nexpected schema: {spec.input_schema!r}"
