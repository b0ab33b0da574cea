from typing import NamedTuple

Extracted = NamedTuple("Extracted", [("company", str), ("amount", float)])
Verdict = NamedTuple("Verdict", [("approved", bool), ("reason", str)])


def extract(raw):
    name, bar, figure = (part.strip() for part in raw.rpartition("|"))
    if not (name and bar):
        raise ValueError(f"no company in {raw!r}")
    return Extracted(name, round(float(figure), 2))


def decide(extracted):
    fine = extracted.amount <= 1000
    return Verdict(fine, f"{extracted.company} {'keeps to' if fine else 'is over'} the limit: {extracted.amount:.2f}")


def chain(raw):
    return decide(extract(raw))
