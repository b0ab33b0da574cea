# twist: 1
# fault: a semaphore lets eight tools run at most, hung ones never give their place back
import threading

SLOTS = threading.Semaphore(8)


def with_timeout(fn, args, seconds=2.0):
    done, out = threading.Event(), []

    def run():
        with SLOTS:
            try:
                out.append(str(fn(**args)))
            except Exception as exc:
                out.append(f"ERROR: {type(exc).__name__}: {exc}")
        done.set()

    threading.Thread(target=run, daemon=True).start()
    if done.wait(seconds):
        return out[0]
    return f"ERROR: timed out after {seconds}s"
