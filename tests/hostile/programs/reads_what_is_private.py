# drill: agreement
# right: passed
# why: passwords, keys, other processes, the checks and the references on the disk
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

import glob
for place in ("/etc/passwd", "/etc/shadow", "/proc/self/environ", "/proc/self/mem", "/proc/1/environ", f"/proc/{os.getppid()}/mem",
              f"/proc/{os.getppid()}/fd/9", "/root", "/home", "/sys/kernel", "/proc"):
    attempt(lambda: os.listdir(place) if os.path.isdir(place) else open(place, "rb").read(1))
here = __import__("sys").modules["trainer.checking.confined.worker"].__file__
attempt(lambda: open(here).read())
root = os.path.dirname(os.path.dirname(os.path.dirname(here)))
attempt(lambda: open(root + "/snippets/agreement.py").read())
attempt(lambda: open(root + "/drills/e_quality/agreement_checks.py").read())
assert "agreement" not in "".join(glob.glob(root + "/**/*", recursive=True))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
