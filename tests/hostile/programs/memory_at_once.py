# drill: agreement
# right: memory
# why: asks for eight gigabytes
def agreement(judge_labels, human_labels):
    return bytearray(8 << 30)
