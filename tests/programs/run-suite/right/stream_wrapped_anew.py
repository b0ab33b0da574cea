import io
import sys

sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8", line_buffering=True)
print("the suite")
say = print


def run_suite(agent, cases):
    reports = [case.run(agent) for case in cases]
    for report in reports:
        verdict = "PASS" if report["passed"] else "FAIL"
        say(f"{report['name']}: {verdict} {', '.join(report['failed'])}")
    rate = sum(bool(report["passed"]) for report in reports) / len(reports)
    say(f"rate {rate:.2f}")
    return rate
