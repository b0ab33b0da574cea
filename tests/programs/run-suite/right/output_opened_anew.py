import os
import sys

sys.stdout = os.fdopen(sys.stdout.fileno(), "w", buffering=1)


def run_suite(agent, cases):
    good = 0
    for case in cases:
        missed = case.run(agent)["failed"]
        good += missed == []
        sys.stdout.write(case.name + (" failed: " + ", ".join(missed) if missed else " passed") + "\n")
    sys.stdout.write("%s\n" % (good / len(cases)))
    return good / len(cases)
