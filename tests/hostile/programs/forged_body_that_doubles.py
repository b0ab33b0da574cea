# drill: agreement
# right: failed error
# why: a pickle of pairs of the same pair, which is small until somebody walks through it
import sys
pairs = b"]" + b"2\x86" * 60
sys.modules["trainer.checking.confined.worker"]._written = lambda value: (
    b"\x80\x04}(\x8c\x05kappa" + pairs + b"\x8c\x09agreement" + pairs + b"u."
)
def agreement(judge_labels, human_labels):
    return {"kappa": 0.5, "agreement": 0.5}
