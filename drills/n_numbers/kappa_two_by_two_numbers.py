"""Cohen's kappa of a two-by-two table: (p_o - p_e) / (1 - p_e). J. Cohen, 1960."""


def make(rng):
    both_pass, both_fail = rng.randint(30, 70), rng.randint(8, 25)
    judge_only, human_only = rng.randint(2, 9), rng.randint(1, 8)
    return {
        "cases": both_pass + both_fail + judge_only + human_only,
        "both_pass": both_pass,
        "both_fail": both_fail,
        "judge_only": judge_only,
        "human_only": human_only,
    }


def solve(values):
    n, agreed = values["cases"], values["both_pass"] + values["both_fail"]
    judge = (values["both_pass"] + values["judge_only"]) / n
    human = (values["both_pass"] + values["human_only"]) / n
    observed = agreed / n
    chance = judge * human + (1 - judge) * (1 - human)
    kappa = (observed - chance) / (1 - chance)
    steps = [
        f"Agreement: {agreed} / {n} = {observed:.3f}",
        f"Passes: the judge {judge:.3f}, the human {human:.3f}",
        f"By chance: {judge:.3f} · {human:.3f} + {1 - judge:.3f} · {1 - human:.3f} = {chance:.3f}",
        f"Kappa: ({observed:.3f} - {chance:.3f}) / (1 - {chance:.3f}) = {kappa:.3f}",
    ]
    return steps, kappa
