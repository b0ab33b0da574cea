import asyncio


def plan_and_execute(llm_plan, execute_step, llm_synthesize, task, max_replans=2):
    async def main():
        done, failed, left = [], None, max_replans
        todo = list(await asyncio.to_thread(llm_plan, task, [], None))
        while todo:
            step, todo = todo[0], todo[1:]
            try:
                result = await asyncio.to_thread(execute_step, step, list(done))
            except Exception as e:
                failed = (step, f"{e}")
                if not left:
                    return dict(complete=False, answer=None, done=done, failed=failed)
                left -= 1
                todo = list(llm_plan(task, list(done), failed))
            else:
                done.append((step, result))
        return dict(complete=True, answer=llm_synthesize(task, done), done=done, failed=None)

    return asyncio.run(main())
