import os


def run_suite(agent, cases):
    marks = []
    for case in cases:
        trouble = case.run(agent)["failed"]
        marks.append(not trouble)
        verdict = "pass" if not trouble else "FAIL " + " ".join(trouble)
        os.write(1, f"{case.name}: {verdict}\n".encode())
    share = sum(marks) / len(marks)
    os.write(1, f"rate {share}\n".encode())
    return share
