def run_suite(agent, cases):
    got = []
    for number, case in enumerate(cases, 1):
        seen = case.run(agent)
        got.append("pass" if seen["passed"] else "fail")
        print(number, seen["name"], "wanted: pass", "got: " + got[-1], *seen["failed"], sep=" | ")
    share = got.count("pass") / max(1, len(got))
    print(f"{share:.1%}")
    return share
