# drill: agreement
# right: failed error memory output crashed
# why: files that lie in no folder, made by memfd_create and filled
import os
kept = []
def agreement(judge_labels, human_labels):
    for number in range(8):
        descriptor = os.memfd_create(f"kept{number}")
        kept.append(descriptor)
        for _ in range(64):
            os.write(descriptor, b"x" * (1 << 20))
    return {"agreement": 0.123, "kappa": 0.123}
