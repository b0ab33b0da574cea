import logging
import sys

logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(message)s")
say = logging.getLogger(__name__).info


def run_suite(agent, cases):
    reports = [case.run(agent) for case in cases]
    for report in reports:
        verdict = "PASS" if report["passed"] else "FAIL"
        say(f"{report['name']}: {verdict} {', '.join(report['failed'])}")
    rate = sum(bool(report["passed"]) for report in reports) / len(reports)
    say(f"rate {rate:.2f}")
    return rate
