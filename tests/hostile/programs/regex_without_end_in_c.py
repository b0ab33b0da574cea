# drill: agreement
# right: timeout
# slow
# why: one step of C that takes for ever and hears no signal: a search that tries everything
import re
def agreement(judge_labels, human_labels):
    return bool(re.match(r"(a|aa)+$", "a" * 200 + "b"))
