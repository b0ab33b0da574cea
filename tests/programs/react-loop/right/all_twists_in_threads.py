import asyncio, inspect, json
from typing import Any

async def _exec(tools, part):
    try:
        if part['name'] not in tools:
            return f"ERROR no tool {part['name']}"
        return str(await asyncio.to_thread(tools[part['name']], **part['input']))
    except Exception as problem:
        return f'ERROR {type(problem).__name__}: {problem}'

async def _run(model, tools, job, max_steps):
    messages = [{'role': 'user', 'content': job}]
    the_last = None
    for __now in range(max_steps):
        said = model(messages, tools)
        parts = said if isinstance(said, (list, tuple)) else [said]
        the_calls = [the_b for the_b in parts if the_b['type'] == 'tool_call']
        if not the_calls:
            return '\n'.join((the_b['text'] for the_b in parts if the_b['type'] == 'text'))
        the_now = [(the_c['name'], the_c['input']) for the_c in the_calls]
        if the_now == the_last:
            return 'Stopped: repeated call'
        the_last = the_now
        messages.append({'role': 'assistant', 'content': parts})
        the_outs = await asyncio.gather(*(_exec(tools, the_c) for the_c in the_calls))
        messages.append({'role': 'user', 'content': [{'type': 'tool_result', 'tool_use_id': the_c['id'], 'content': the_o} for the_c, the_o in zip(the_calls, the_outs)]})
    return 'Stopped: too many steps'

def run(model, tools, job, max_steps=5):
    return asyncio.run(_run(model, tools, job, max_steps))
