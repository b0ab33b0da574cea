# twist: 1
# twist: 2
from statistics import mean, pstdev
from fractions import Fraction


def run_suite(agent, cases, runs=1):
    rates = []
    for _ in range(runs):
        hits = 0
        for c in cases:
            match c.run(agent):
                case {"passed": True, "name": n}:
                    hits += 1
                    print("Pass", n)
                case {"name": n, "failed": f}:
                    print("Fail", n, *f, sep=" | ")
        rates.append(hits / len(cases) if cases else 0.0)
    print("rate", mean(rates), "min", min(rates), "max", max(rates))
    return mean(rates)
