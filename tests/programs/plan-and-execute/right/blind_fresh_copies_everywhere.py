import copy
from collections import namedtuple

Failed = namedtuple("Failed", "step error")
Done = namedtuple("Done", "step result")


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    done = []
    failed = None
    for asked in range(max_replans + 1):
        todo = copy.copy(llm_plan(task, copy.copy(done), failed))
        failed = None
        while todo and not failed:
            try:
                done.append(Done(todo[0], execute_step(todo[0], copy.copy(done))))
                del todo[0]
            except Exception as error:
                failed = Failed(todo[0], "".join([type(error).__name__, " - ", str(error)]))
        if not failed:
            break
    answer = None if failed else llm_synthesize(task, copy.copy(done))
    return {"complete": failed is None, "answer": answer, "done": done, "failed": failed}
