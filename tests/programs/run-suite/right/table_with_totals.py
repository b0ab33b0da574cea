import sys


def run_suite(agent, cases):
    out, good = sys.stdout, []
    out.write(f"{'case':<20}{'verdict':<10}failed checks\n")
    for case in cases:
        result = case.run(agent)
        out.write(f"{result['name']:<20}{'pass' if result['passed'] else 'fail':<10}{', '.join(result['failed'])}\n")
        good.append(int(result["passed"]))
    share = sum(good) / len(good)
    out.write(f"{'total':<20}{sum(good)} of {len(good)} passed ({100 * share:.1f} %)\n")
    return share
