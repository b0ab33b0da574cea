# drill: agreement
# right: failed error memory
# slow
# why: threads until there is no room for one more
import threading
stop = threading.Event()
def agreement(judge_labels, human_labels):
    while True:
        threading.Thread(target=stop.wait, daemon=True).start()
