# drill: agreement
# right: failed error timeout
# why: a pool of processes
import multiprocessing
def agreement(judge_labels, human_labels):
    with multiprocessing.get_context("fork").Pool(4) as pool:
        return pool.map(len, [judge_labels, human_labels])
