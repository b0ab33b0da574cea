# fault: SequenceMatcher takes the longest block first, which is not the most steps in order
import json
from difflib import SequenceMatcher


def canon(step):
    return step["action"], json.dumps(step["action_input"], sort_keys=True)


def matched_steps(a, b):
    return sum(block.size for block in SequenceMatcher(None, a, b, autojunk=False).get_matching_blocks())


def over(count, whole):
    return count / whole if whole else None


def score_trajectory(actual, golden):
    a, g = [canon(s) for s in actual], [canon(s) for s in golden]
    matched = matched_steps(a, g)
    placed = sum(x == y for x, y in zip(a, g))
    return {
        "step_precision": over(matched, len(a)),
        "step_recall": over(matched, len(g)),
        "positional_precision": over(placed, len(a)),
        "positional_recall": over(placed, len(g)),
        "extra_steps": len(a) - matched,
        "exact_match": a == g,
    }
