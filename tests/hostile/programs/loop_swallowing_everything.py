# drill: agreement
# right: timeout
# slow
# why: every exception is swallowed and the loop goes on
import signal
for number in range(1, signal.NSIG):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
while True:
    try:
        while True:
            pass
    except BaseException:
        continue
