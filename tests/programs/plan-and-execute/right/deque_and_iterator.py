from collections import deque
from itertools import count


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    report = {"complete": False, "answer": None, "done": [], "failed": None}
    for number in count():
        queue = deque(llm_plan(task, report["done"], report["failed"]))
        report["failed"] = None
        while queue:
            step = queue.popleft()
            try:
                result = execute_step(step, report["done"])
            except Exception as problem:
                report["failed"] = (step, "".join(map(str, problem.args)))
                break
            report["done"].append((step, result))
        if report["failed"] is None:
            report.update(complete=True, answer=llm_synthesize(task, report["done"]))
            return report
        if number == max_replans:
            return report
