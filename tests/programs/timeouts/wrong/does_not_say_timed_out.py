# fault: the observation of a slow tool does not say `timed out`
import threading


def with_timeout(fn, args, seconds=2.0):
    answer = []
    done = threading.Event()

    def run():
        try:
            answer.append(str(fn(**args)))
        except Exception as exc:
            answer.append(f"ERROR: {type(exc).__name__}: {exc}")
        done.set()

    threading.Thread(target=run, daemon=True).start()
    return answer[0] if done.wait(seconds) else f"ERROR: no answer after {seconds}s (Timeout)"
