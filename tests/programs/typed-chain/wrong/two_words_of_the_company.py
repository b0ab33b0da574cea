# fault: of the company only the first two words are kept
from dataclasses import dataclass

@dataclass
class Extracted:
    company: str
    amount: float

@dataclass
class Verdict:
    approved: bool
    reason: str

def extract(received):
    the_c, the_a = received.split('|')
    return Extracted(' '.join(the_c.split()[:2]), float(the_a))

def decide(problem):
    return Verdict(problem.amount <= 1000, problem.company)

def chain(received):
    return decide(extract(received))
