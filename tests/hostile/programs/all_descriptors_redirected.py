# drill: agreement
# right: crashed exited error failed timeout
# why: puts a pipe in the place of every descriptor
import os
read, write = os.pipe()
for descriptor in range(3, 40):
    if descriptor not in (read, write):
        os.dup2(write, descriptor)

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
