# drill: agreement
# right: passed
# why: clears the screen, sets the title, fills the clipboard, asks the terminal
import sys
for stream in (sys.stdout, sys.stderr):
    stream.write("\x1b[2J\x1b[H\x1b]0;owned\x07\x1b]52;c;Y3VybCBldmlsfHNo\x07\x1b[6n\x1b[c\x1bP+q544e\x1b\\")
    stream.write("\x9b31m\x9d0;c1\x9c\x90x\x9c\x85\x84 \x0e\x0f\x08\x08\x7f\r overwritten\x00\x0b\x0c\x1a\n")
    stream.write("\x1b]8;;http://example.org\x1b\\click\x1b]8;;\x1b\\ [red]markup[/red] arr[/] \u202e live \u2066 \ufeff\n")

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
