# twist: 1
# every tool gets a thread of its own, so there is no pool to fill
from concurrent.futures import Future, TimeoutError as FutureTimeout
from threading import Thread


def began(func, kwargs):
    future = Future()

    def run():
        try:
            future.set_result(func(**kwargs))
        except BaseException as trouble:
            future.set_exception(trouble)

    Thread(target=run, daemon=True).start()
    return future


def with_timeout(func, kwargs, seconds=2.0):
    try:
        return str(began(func, kwargs).result(seconds))
    except (FutureTimeout, TimeoutError):
        return "ERROR: timed out"
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__}: {trouble}"
