import io
import sys

sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding="utf-8", errors="replace")


def run_suite(agent, cases):
    good = 0
    for case in cases:
        verdict = case.run(agent)
        good += verdict["passed"]
        mark = "PASS" if verdict["passed"] else "FAIL " + " ".join(verdict["failed"])
        print(verdict["name"], mark, flush=True)
    print(f"{good / len(cases):.2f}")
    return good / len(cases)
