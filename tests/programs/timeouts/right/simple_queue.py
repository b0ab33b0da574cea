import queue, threading


def with_timeout(fn, args, seconds=2.0):
    q = queue.SimpleQueue()

    def go():
        try:
            q.put(str(fn(**args)))
        except BaseException as e:
            q.put("ERROR " + type(e).__name__ + " " + str(e))

    threading.Thread(target=go, daemon=True).start()
    try:
        return q.get(timeout=seconds)
    except queue.Empty:
        return f"ERROR: {fn!r} Timed Out"
