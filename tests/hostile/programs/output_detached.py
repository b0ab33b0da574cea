# drill: agreement
# right: passed
# why: detaches its output to give it another encoding, and prints
import io, sys
sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding="utf-8")
print("loaded")

def agreement(judge_labels, human_labels):
    print("called")
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
