from typing import NamedTuple


class Extracted(NamedTuple):
    company: str
    amount: float


class Verdict(NamedTuple):
    approved: bool
    reason: str


def extract(raw):
    company, amount = map(str.strip, raw.split("|"))
    return Extracted(company, float(amount))


def decide(extracted):
    ok = extracted.amount <= 1000
    return Verdict(ok, f"{extracted.company} asks for {extracted.amount:.2f}, {'within' if ok else 'over'} the limit")


chain = lambda raw: decide(extract(raw))

print(chain("Acme Ltd | 250"))
