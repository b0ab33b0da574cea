# drill: agreement
# right: output
# why: prints for ever
def agreement(judge_labels, human_labels):
    while True:
        print("x" * 10_000)
