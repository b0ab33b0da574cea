# drill: agreement
# right: failed error timeout memory
# why: an answer that another thread goes on changing while it is being read
import threading
answer = {"agreement": 0.123, "kappa": []}
def change():
    number = 0
    while True:
        number += 1
        answer[number % 977] = [number]
        answer["kappa"].append(answer)
        if len(answer["kappa"]) > 5000:
            answer["kappa"].clear()
        answer.pop((number * 31) % 977, None)
def agreement(judge_labels, human_labels):
    threading.Thread(target=change, daemon=True).start()
    return answer
