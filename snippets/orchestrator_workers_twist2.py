import asyncio
import inspect

from fake import FakeModel, text


def ask(model, prompt):
    return model([{"role": "user", "content": prompt}])["text"]


async def ask_worker(worker, subtask):
    reply = worker([{"role": "user", "content": subtask}])  #: own_context
    if inspect.isawaitable(reply):  #: await_workers
        reply = await reply  #: await_workers
    return reply["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = ask(planner, f"Which subtasks lead to this goal? Part them with semicolons.\n{goal}")  #: plan_once
    subtasks = [part.strip() for part in plan.split(";") if part.strip()]  #: split_plan
    jobs = [ask_worker(worker, subtask) for worker, subtask in zip(workers, subtasks)]  #: hand_out
    findings = await asyncio.gather(*jobs)  #: together
    notes = "\n".join(f"{subtask}: {found}" for subtask, found in zip(subtasks, findings))  #: pair_up
    return ask(synthesiser, f"{goal}\n\nWhat was found:\n{notes}")  #: merge


if __name__ == "__main__":

    def slow(seconds, finding):
        async def worker(messages):
            await asyncio.sleep(seconds)
            print("done:", messages[0]["content"])
            return text(finding)

        return worker

    planner = FakeModel(text("train times; hotel prices"))
    workers = [slow(0.05, "first one at 6:40"), slow(0.01, "from 90 a night")]
    print(asyncio.run(orchestrate(planner, workers, FakeModel(text("Take the 6:40.")), "Plan a night in Basel")))
