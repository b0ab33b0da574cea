import asyncio

from fake import FakeModel, text


def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]  #: own_context


async def orchestrate(planner, workers, synthesiser, goal):
    plan = ask(planner, f"Which subtasks lead to this goal? Part them with semicolons.\n{goal}")  #: plan_once
    subtasks = [part.strip() for part in plan.split(";") if part.strip()]  #: split_plan
    findings = []
    for number, subtask in enumerate(subtasks):  #: none_lost
        worker = workers[number % len(workers)]  #: take_turns
        findings.append(ask(worker, subtask))  #: hand_out
    notes = "\n".join(f"{subtask}: {found}" for subtask, found in zip(subtasks, findings))  #: pair_up
    return ask(synthesiser, f"{goal}\n\nWhat was found:\n{notes}")  #: merge


if __name__ == "__main__":
    planner = FakeModel(text("trains; hotels; museums"))
    workers = [FakeModel(text("6:40"), text("free on Sunday")), FakeModel(text("90 a night"))]

    def synthesiser(messages):
        print(messages[0]["content"])
        return text("Go on Sunday.")

    print("->", asyncio.run(orchestrate(planner, workers, synthesiser, "Plan a night in Basel")))
