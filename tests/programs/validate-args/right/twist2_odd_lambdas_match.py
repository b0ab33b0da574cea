# twist: 2
def validate(args, schema):
    def ok(t, v):
        match t, v:
            case (
                ("boolean", bool())
                | ("string", str())
                | ("integer", int())
                | ("number", int() | float())
                | ("object", dict())
            ):
                return True
        return False

    def go(a, s):
        ps = s.get("properties", {})
        return sum(
            (
                [
                    *(
                        [f"`{k}` has wrong type"]
                        if not ok(ps[k]["type"], v)
                        else (
                            [f"`{k}` out of range"]
                            if ps[k]["type"] in ("integer", "number")
                            and (v > ps[k].get("maximum", float("inf")) or v < ps[k].get("minimum", float("-inf")))
                            else []
                        )
                        + ([f"`{k}` enum"] if "enum" in ps[k] and v not in ps[k]["enum"] else [])
                        + (go(v, ps[k]) if ps[k]["type"] == "object" else [])
                    )
                ]
                if k in ps
                else [f"`{k}` unexpected"]
                for k, v in a.items()
            ),
            [f"`{r}` missing" for r in s.get("required", []) if r not in a],
        )

    return go(args, schema)
