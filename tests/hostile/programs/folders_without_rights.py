# drill: agreement
# right: passed
# why: names that are no text, folders that nobody may enter
import os
for name in (b"\xff\xfe", b"\x1b[2J", b"new\nline", b"-rf", b"x" * 255):
    if os.path.exists(name):
        break
    os.mkdir(name)
    open(name + b"/file", "w").close()
else:
    os.mkdir("closed", 0)
    os.umask(0o777)
    open("nobody", "w").close()
    os.mkdir("inside")

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
