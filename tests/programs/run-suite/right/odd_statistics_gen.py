import sys


def run_suite(agent, cases):
    def go():
        for c in cases:
            r = c.run(agent)
            sys.stdout.write(f"{r['name']:<20}{'pass' if r['passed'] else 'fail'} {' '.join(r['failed'])}\n")
            yield bool(r["passed"])

    res = list(go())
    print(f"pass rate {sum(res) / len(res):.1%}")
    return sum(res) / len(res)
