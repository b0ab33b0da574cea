# fault: a failed case is printed without the names of the failed checks
def run_suite(subject, examples):
    values = [one.run(subject) for one in examples]
    for res in values:
        print(f"{res['name']:<20}{'PASS' if res['passed'] else 'FAIL'} {len(res['failed']) or ''}")
    rate = sum(res["passed"] for res in values) / len(values)
    print(f"pass rate: {rate:.2f}")
    return rate
