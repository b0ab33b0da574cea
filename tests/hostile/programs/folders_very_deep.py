# drill: agreement
# right: passed timeout output
# slow
# why: a folder in a folder, three thousand times
import os
for _ in range(3_000):
    os.mkdir("d")
    os.chdir("d")
open("bottom", "w").close()

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
