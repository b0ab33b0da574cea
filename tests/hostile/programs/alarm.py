# drill: agreement
# right: crashed exited failed timeout
# why: a timer that ends the process in the middle of a check
import signal, time
signal.setitimer(signal.ITIMER_REAL, 0.05)
def agreement(judge_labels, human_labels):
    time.sleep(3)
