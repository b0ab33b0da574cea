# drill: streaming
# right: timeout
# why: all signals are ignored, then it sleeps
# slow
import signal, time
for number in range(1, signal.NSIG):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
def stream_answer(chunks, on_token):
    time.sleep(60)
