# drill: agreement
# right: memory failed error timeout
# slow
# why: memory that is a mapping, shared and anonymous
import mmap
kept = []
def agreement(judge_labels, human_labels):
    for _ in range(64):
        area = mmap.mmap(-1, 1 << 26)
        area.write(b"x" * (1 << 26))
        kept.append(area)
