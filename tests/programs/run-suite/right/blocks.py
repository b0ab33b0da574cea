from __future__ import annotations

import statistics


def show(result: dict) -> None:
    print("=" * 20)
    print("case:", result["name"])
    print("verdict:", "Pass" if result["passed"] else "Fail")
    for name in result["failed"]:
        print("   broken:", name)


def run_suite(agent, cases: list) -> float:
    verdicts = []
    for case in cases:
        result = case.run(agent)
        show(result)
        verdicts.append(1.0 if result["passed"] else 0.0)
    rate = statistics.fmean(verdicts)
    print("=" * 20)
    print(f"{rate:.1%}")
    return rate
