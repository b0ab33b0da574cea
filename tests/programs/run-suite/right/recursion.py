def run_suite(agent, cases):
    total = len(cases)

    def walk(rest, passed):
        if not rest:
            print(f"passed {passed}/{total}")
            return passed / total
        head, *tail = rest
        r = head.run(agent)
        print(r["name"], "->", ["FAIL " + " ".join(r["failed"]), "PASS"][bool(r["passed"])])
        return walk(tail, passed + bool(r["passed"]))

    return walk(list(cases), 0)
