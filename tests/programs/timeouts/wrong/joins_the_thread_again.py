# fault: it waits for the thread once more before it answers, so the observation comes when the tool ends
import threading


class Call(threading.Thread):
    def __init__(self, fn, args):
        super().__init__(daemon=True)
        self.fn, self.args_, self.out = fn, args, None

    def run(self):
        try:
            self.out = str(self.fn(**self.args_))
        except Exception as exc:
            self.out = f"ERROR: {type(exc).__name__}: {exc}"


def with_timeout(fn, args, seconds=2.0):
    call = Call(fn, args)
    call.start()
    call.join(seconds)
    late = call.is_alive()
    call.join()  # tidy up
    return "ERROR: timed out" if late else call.out
