# drill: agreement
# right: passed
# why: soft and hard links to files outside, then writing through them
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

if not os.path.islink("soft"):
    os.symlink("/etc/passwd", "soft")
    os.symlink("/tmp", "folder")
attempt(lambda: open("soft").read())
attempt(lambda: open("soft", "w"))
attempt(lambda: open("folder/hostile-was-here", "w"))
attempt(lambda: os.link("/etc/passwd", "hard"))
attempt(lambda: os.rename("soft", "/tmp/hostile-link"))
attempt(lambda: os.link("soft", "/tmp/hostile-hard"))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
