# twist: 1
# fault: for a name that is not there the tool with the nearest one runs
from difflib import get_close_matches


def _said(tools, wish):
    nearest = get_close_matches(wish["name"], tools, n=1) or [wish["name"]]
    try:
        return str(tools[nearest[0]](**wish["input"]))
    except Exception as trouble:
        return f"ERROR: {trouble!r}"


def pair_results(blocks, tools):
    wishes = [block for block in blocks if block["type"] == "tool_call"]
    found = [{"type": "tool_result", "tool_use_id": wish["id"], "content": _said(tools, wish)} for wish in wishes]
    return {"role": "user", "content": found}
