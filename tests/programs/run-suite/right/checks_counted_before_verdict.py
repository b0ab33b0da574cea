def run_suite(agent, cases):
    good = 0
    for case in cases:
        seen = case.run(agent)
        missed, among = seen["failed"], len(case.checks)
        word = "PASS" if seen["passed"] else "FAIL"
        print(f"{seen['name']}: {among - len(missed)}/{among} checks passed -> {word} {missed}")
        good += word == "PASS"
    print(f"{good}/{len(cases)}")
    return good / len(cases) if cases else 0.0
