from dataclasses import dataclass

LIMIT = 1000


@dataclass(frozen=True)
class Extracted:  #: handoff
    """What a line says, once it is read."""

    company: str  #: handoff
    amount: float  #: handoff


@dataclass(frozen=True)
class Verdict:  #: verdict
    """What came of it, and why."""

    approved: bool  #: verdict
    reason: str  #: verdict


def extract(raw):
    company, figure = raw.split("|")  #: fail_at_edge
    amount = float(figure)  #: parse_once
    return Extracted(company.strip(), amount)  #: hand_on


def decide(extracted):
    approved = extracted.amount <= LIMIT  #: limit
    relation = "within" if approved else "above"
    return Verdict(approved, f"{extracted.company} is {relation} the limit of {LIMIT}")  #: reason


def chain(raw):
    return decide(extract(raw))  #: in_a_row


if __name__ == "__main__":
    print(extract("Northwind Tea | 1000"))
    for line in ("Northwind Tea | 1000", "Tailspin Toys | 1000.01", "Fabrikam: 40"):
        try:
            print(chain(line))
        except ValueError:
            print(f"refused at the edge: {line!r}")
