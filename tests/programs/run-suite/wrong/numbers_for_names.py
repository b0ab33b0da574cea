# fault: prints the number of the case, not its name
def run_suite(agent, cases):
    passed = 0
    for i, case in enumerate(cases, 1):
        r = case.run(agent)
        print(f"case {i}: {'PASS' if r['passed'] else 'FAIL'} {r['failed'] or ''}")
        passed += r["passed"]
    print(f"{passed}/{len(cases)}")
    return passed / len(cases)
