import sys

def say(line, where=sys.stdout.buffer):
    where.write(line.encode() + b"\n")
    where.flush()


def run_suite(agent, cases):
    reports = [case.run(agent) for case in cases]
    for report in reports:
        verdict = "PASS" if report["passed"] else "FAIL"
        say(f"{report['name']}: {verdict} {', '.join(report['failed'])}")
    rate = sum(bool(report["passed"]) for report in reports) / len(reports)
    say(f"rate {rate:.2f}")
    return rate
