# drill: agreement
# right: failed error
# why: asks the network in the call
import urllib.request
def agreement(judge_labels, human_labels):
    return urllib.request.urlopen("http://127.0.0.1:4747/?" + ",".join(map(str, human_labels)), timeout=1)
