# drill: agreement
# right: passed
# why: one file larger than it may be, and a sparse one
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

def large():
    with open("large", "wb") as file:
        for _ in range(64):
            file.write(b"x" * (1 << 20))
attempt(large)
attempt(lambda: os.truncate("large", 1 << 40))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
