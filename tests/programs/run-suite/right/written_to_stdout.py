import sys
from statistics import mean


def run_suite(agent, cases):
    flags = []
    for case in cases:
        res = case.run(agent)
        flags.append(1 if res["passed"] else 0)
        sys.stdout.write(res["name"] + "\n")
        sys.stdout.write("    pass\n" if res["passed"] else "    fail\n")
        for name in res["failed"]:
            sys.stdout.write("      * " + name + "\n")
    rate = mean(flags)
    sys.stdout.write("rate = " + format(rate, ".2f") + "\n")
    sys.stdout.flush()
    return float(rate)
