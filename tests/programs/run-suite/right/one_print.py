def line(result):
    if result["passed"]:
        return f"{result['name']}: pass"
    return f"{result['name']}: fail ({', '.join(result['failed'])})"


def run_suite(agent, cases):
    results = [case.run(agent) for case in cases]
    passed = len([r for r in results if r["passed"]])
    print("\n".join([*map(line, results), "", f"{passed}/{len(results)}"]))
    return passed / len(results)
