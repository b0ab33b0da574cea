# twist: 2
import json
import textwrap


def body_of(raw):
    text = textwrap.dedent(raw).strip()
    head, nl, rest = text.partition("\n")
    if head.rstrip() in {"```", "```json"} and nl:
        body, nl, tail = rest.rpartition("\n")
        if tail.strip() == "```":
            return body
    return raw


def parse_tool_call(raw, allowed):
    def no(why):
        return None, f"ERROR: {why} (allowed: {', '.join(map(str, allowed))})"

    try:
        call = json.loads(body_of(raw))
    except ValueError as e:
        return no(e)
    match call:
        case {"name": str() as name, **rest} if name in allowed:
            match rest:
                case {"input": dict() as args}:
                    return (name, args), None
                case {"input": _}:
                    return no("input")
            return (name, {}), None
    return no("what is this?")
