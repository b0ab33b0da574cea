import queue
import threading


def stream_answer(chunks, on_token):
    to_print, printed = queue.Queue(), queue.Queue()

    def printer():
        while (piece := to_print.get()) is not None:
            on_token(piece)
            printed.put(piece)

    thread = threading.Thread(target=printer, daemon=True)
    thread.start()
    text = ""
    for chunk in chunks:
        to_print.put(chunk)
        text += printed.get()
    to_print.put(None)
    thread.join()
    return text
