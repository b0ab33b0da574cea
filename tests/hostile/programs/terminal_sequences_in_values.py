# drill: agreement
# right: failed error
# why: control characters in keys, values, class names and messages
Evil = type("\x1b]0;owned\x07", (), {})
def agreement(judge_labels, human_labels):
    if len(judge_labels) % 2:
        raise type("\x1b[2J", (Exception,), {})("\x1b[31m\x07\x9b\u202e")
    return {"\x1b[2J": "\x1b]52;c;eA==\x07", "agreement": Evil(), "kappa": "\ud800\x00\x9d"}
