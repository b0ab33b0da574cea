# fault: prints the rate but does not return it
def run_suite(agent, cases):
    passed = 0
    for case in cases:
        r = case.run(agent)
        passed += r["passed"]
        print(f"{r['name']}: {'PASS' if r['passed'] else 'FAIL'} {' '.join(r['failed'])}")
    print(f"{passed}/{len(cases)} = {passed / len(cases):.0%}")
