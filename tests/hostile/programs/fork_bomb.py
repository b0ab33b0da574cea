# drill: agreement
# right: failed error timeout
# why: forks in a loop, fifty times at most
import os, time
made = 0
while made < 50:
    try:
        if os.fork() == 0:
            time.sleep(120)
            os._exit(0)
        made += 1
    except OSError:
        break
def agreement(judge_labels, human_labels):
    return {"agreement": made, "kappa": made}
