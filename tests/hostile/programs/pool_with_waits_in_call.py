# drill: agreement
# right: timeout
# why: leaving the pool's block waits for ever
# slow
import concurrent.futures, threading
def agreement(judge_labels, human_labels):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        pool.submit(threading.Event().wait)
