# twist: 1
# fault: zip ends with the shorter list, so subtasks beyond the workers are lost
async def orchestrate(planner, workers, synthesiser, goal):
    say = lambda text: [dict(role="user", content=text)]
    subtasks = list(filter(None, (s.strip() for s in planner(say(goal))["text"].split(";"))))
    answers = {s: w(say(s))["text"] for s, w in zip(subtasks, workers)}
    summary = "\n".join("%s = %s" % item for item in answers.items())
    return synthesiser(say(goal + "\n\n" + summary))["text"]
