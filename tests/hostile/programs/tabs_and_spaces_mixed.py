# drill: agreement
# right: error
# why: a block that begins with a tab and goes on with spaces
def agreement(judge_labels, human_labels):
	x = 1
        return x
