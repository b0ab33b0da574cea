import asyncio

from fake import FakeModel, text


def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]  #: own_context


async def orchestrate(planner, workers, synthesiser, goal):
    plan = ask(planner, f"Which subtasks lead to this goal? Part them with semicolons.\n{goal}")  #: plan_once
    subtasks = [part.strip() for part in plan.split(";") if part.strip()]  #: split_plan
    findings = [ask(worker, subtask) for worker, subtask in zip(workers, subtasks)]  #: hand_out
    notes = "\n".join(f"{subtask}: {found}" for subtask, found in zip(subtasks, findings))  #: pair_up
    return ask(synthesiser, f"{goal}\n\nWhat was found:\n{notes}")  #: merge


if __name__ == "__main__":
    planner = FakeModel(text("train times; ; hotel prices"))
    workers = [FakeModel(text("first one at 6:40")), FakeModel(text("from 90 a night"))]

    def synthesiser(messages):
        print(messages[0]["content"])
        return text("Take the 6:40 and stay for 90.")

    print("->", asyncio.run(orchestrate(planner, workers, synthesiser, "Plan a night in Basel")))
