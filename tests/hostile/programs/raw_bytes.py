# drill: agreement
# right: passed
# why: bytes that are no text, on both streams, by the descriptors
import os
os.write(1, b"\xff\xfe\x00\x80 \xc3\x28 \xed\xa0\x80 \xf0\x28\x8c\x28\n")
os.write(2, bytes(range(256)))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
