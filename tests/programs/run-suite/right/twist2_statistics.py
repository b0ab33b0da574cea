# twist: 2
from statistics import fmean, pstdev


def _once(agent, cases, number):
    print(f"--- run {number}")
    held = 0
    for case in cases:
        match case.run(agent):
            case {"passed": True, "name": name}:
                held += 1
                print(f"{name}: PASSED")
            case {"failed": failed, "name": name}:
                print(f"{name}: FAILED ({' and '.join(failed)})")
    print(f"{held}/{len(cases)}")
    return held / len(cases)


def run_suite(agent, cases, *, runs=1):
    rates = [_once(agent, cases, number + 1) for number in range(runs)]
    print(f"pass rate {fmean(rates):.3f} ± {pstdev(rates):.3f} over {runs}")
    return fmean(rates)
