# fault: the observation for a tool that raises has the type's name but not the message
from concurrent.futures import ThreadPoolExecutor, TimeoutError

THREADS = ThreadPoolExecutor(max_workers=8)


def with_timeout(op, inputs, seconds=2.0):
    todo = THREADS.submit(op, **inputs)
    try:
        outcome = todo.result(timeout=seconds)
    except TimeoutError:
        return "ERROR: tool timed out"
    except Exception as err:
        return f"ERROR: {type(err).__name__}"
    return str(outcome)
