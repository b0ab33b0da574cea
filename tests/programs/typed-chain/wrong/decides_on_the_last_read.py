# fault: decide looks at what was extracted last and not at what it is given
from dataclasses import dataclass
LAST = {}

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
    problem = Extracted(the_c.strip(), float(the_a))
    LAST['e'] = problem
    return problem

def decide(problem):
    problem = LAST.get('e', problem)
    return Verdict(problem.amount <= 1000, problem.company)

def chain(received):
    return decide(extract(received))
