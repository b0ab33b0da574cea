#: given
import math
import re
from collections import Counter
from dataclasses import dataclass

BILL = []


@dataclass(frozen=True)
class ToolSpec:
    name: str
    description: str
    scopes_required: frozenset = frozenset()


def embed(text):
    BILL.append(text)
    return Counter(re.findall("[a-z0-9]+", text.lower()))


def cosine(a, b):
    lengths = [math.sqrt(sum(count * count for count in vector.values())) for vector in (a, b)]
    return sum(a[word] * b[word] for word in a) / (lengths[0] * lengths[1] or 1.0)


#: end


def select_relevant_tools(query, registry, caller_scopes, k=8):
    allowed = [spec for spec in registry.all() if spec.scopes_required <= caller_scopes]  #: allowed_first
    wanted = embed(query)

    def nearness(spec):
        text = f"{spec.name} {spec.description}"  #: whole_text
        return cosine(wanted, embed(text))  #: by_score

    ranked = sorted(
        allowed,
        key=nearness,  #: by_score
        reverse=True,  #: best_first
    )
    return ranked[:k]  #: cut


if __name__ == "__main__":

    class Registry:
        def all(self):
            return [
                ToolSpec("order_status", "Where an order is."),
                ToolSpec("refund_order", "Pay the money for an order back.", frozenset({"money"})),
                ToolSpec("list_refunds", "The refunds of an order."),
                ToolSpec("weather", "The weather in a city."),
            ]

    for scopes in (set(), {"money"}):
        found = select_relevant_tools("refund an order", Registry(), scopes, k=2)
        print(sorted(scopes), "->", [spec.name for spec in found])
