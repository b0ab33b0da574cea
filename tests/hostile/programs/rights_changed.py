# drill: agreement
# right: passed
# why: chmod, chown, times and attributes, inside and outside
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

open("mine", "w").close()
for path in ("mine", "/etc/passwd", "/tmp", "..", os.__file__):
    attempt(lambda: os.chmod(path, 0o777))
    attempt(lambda: os.chown(path, 0, 0))
    attempt(lambda: os.utime(path, (0, 0)))
    attempt(lambda: os.setxattr(path, "user.x", b"1"))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
