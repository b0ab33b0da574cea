# twist: 1
def run_suite(agent, cases):
    passed = total = 0
    for case in cases:
        result = case.run(agent)
        total += 1
        passed += bool(result["passed"])
        print(f"[{'PASS' if result['passed'] else 'FAIL'}] {result['name']}", *result["failed"])
    rate = passed / total if total else 0.0
    print(f"{passed}/{total} ({rate:.0%})")
    return rate
