# fault: what is printed goes into a text that nobody sees
import io
import sys

sys.stdout = io.StringIO()


def run_suite(agent, cases):
    good = 0
    for case in cases:
        missed = case.run(agent)["failed"]
        good += not missed
        print(case.name, "FAIL" if missed else "PASS", *missed)
    print(good / len(cases))
    return good / len(cases)
