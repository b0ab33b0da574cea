# drill: react-loop
# right: failed
# why: takes its time over the record that is asked for after a failure
# slow
import sys, time
worker = sys.modules["trainer.checking.confined.worker"]
worker._flight = lambda recorder: time.sleep(1.9) or []
def run(model, tools, task, max_steps=5):
    return "nothing"
