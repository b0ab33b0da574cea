# drill: agreement
# right: timeout
# why: one C call that holds the interpreter
# slow
import re
def agreement(judge_labels, human_labels):
    return re.match(r"(a+)+$", "a" * 60 + "b")
