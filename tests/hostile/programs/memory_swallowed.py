# drill: agreement
# right: memory timeout crashed failed
# why: fills the memory and swallows the error
# slow
kept = []
def agreement(judge_labels, human_labels):
    while True:
        try:
            kept.append(bytearray(1 << 22))
        except MemoryError:
            pass
