# twist: 1
# every tool gets a thread of its own, so there is no pool to fill
from concurrent.futures import Future, TimeoutError as FutureTimeout
from threading import Thread


def start(fn, args):
    future = Future()

    def run():
        try:
            future.set_result(fn(**args))
        except BaseException as exc:
            future.set_exception(exc)

    Thread(target=run, daemon=True).start()
    return future


def with_timeout(fn, args, seconds=2.0):
    try:
        return str(start(fn, args).result(seconds))
    except (FutureTimeout, TimeoutError):
        return "ERROR: timed out"
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
