"""Every erratum of the source documents has its right answer taught somewhere: which drill teaches which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ERRATA = Path(__file__).resolve().parents[3] / "shared" / "errata.md"

TAUGHT: dict[str, tuple[str, ...]] = {
    # The interview chapter
    "`parse_tool_call` raises": ("claim-hashable-name", "parse-tool-call"),
    "`validate` accepts `True`": ("claim-bool-int", "validate-args"),
    "`run_capped`: the text says to return partial work": ("claim-cap-empty-handed", "step-cap"),
    "`pair_results`: the text says a failed call": ("claim-failed-no-result", "pair-results"),
    "`trim`: the text says to trim": ("claim-trim-messages", "trim-budget"),
    "`orchestrate`: `zip` silently drops": ("claim-zip-workers", "claim-gather-parallel", "orchestrator-workers"),
    "`run_suite` divides by zero": ("claim-passed-over-total", "run-suite"),
    "`CircuitBreaker`: after the cooldown": ("claim-half-opens-itself", "claim-wall-clock", "circuit-breaker"),
    "`span`: no parent id": ("claim-flat-spans", "claim-cancelled-ok", "trace-span"),
    "`with_timeout`: four hung tools": ("claim-timeout-frees", "claim-timeouterror-deadline", "timeouts"),
    "`gate`: the text says cost is gated too": ("claim-gate-pass-rate", "regression-gate"),
    '`Budget`: "checking before the call': ("claim-check-is-ceiling", "cost-budget"),
    "`reflect` returns a last draft": ("claim-last-draft-reviewed", "reflection"),
    "`dispatch` itself raises": ("claim-signature-always", "claim-except-is-bare", "dispatch-by-name"),
    "Without `return_exceptions=True`": ("claim-gather-cancels", "claim-isinstance-failed", "fan-out"),
    "Checking that cited `[n]` markers": ("claim-citations-ground",),
    "An exhausted FakeModel": ("claim-fake-runs-out", "fake-model"),
    "Noise: 50 cases at 86 %": ("claim-fifty-cases", "claim-three-point-gate"),
    "`agreement`: kappa is undefined": ("claim-kappa-one", "agreement"),
    "The all-pass example of the kappa entry": ("claim-high-agreement",),
    "Peer-to-peer links": ("claim-links-exponential",),
    # The production sheet
    "KV cache: the printed formula": ("claim-kv-per-request", "claim-kv-share"),
    "Cached-run cost": ("claim-caching-third", "claim-input-dominates"),
    "Back-off appears as": ("claim-jitter-past-cap", "claim-third-try", "retry-backoff"),
    "The simulator reports `success`": ("claim-ran-out-success", "claim-guard-fires", "simulate-loop", "stagnation"),
    '"70 % task success with 40 %': ("claim-stagnation-share",),
    "Generate, critique, revise": ("claim-critic-is-reflexion", "claim-reflexion-factor"),
    'The "30-second" answers': ("claim-thirty-seconds",),
    # The orchestration chapter
    "`select_relevant_tools` sorts": (
        "claim-sorted-pairs",
        "claim-hint-lists-all",
        "select-tools",
        "hallucinated-call",
    ),
    "`score_trajectory` compares": ("claim-score-by-position", "score-trajectory"),
    "`plan_and_execute`: once the re-plans": ("claim-replans-used-up",),
    "`resumable_loop` saves after": ("claim-save-after-step", "claim-done-unsaved"),
    "`resume_after_approval` runs": ("claim-approved-twice",),
    "`retry_with_backoff` adds": ("claim-jitter-on-top",),
    "`is_stuck` looks at four": ("claim-two-of-four", "stuck-detector"),
    "The loop checks its token budget": (
        "claim-budget-before-call",
        "claim-summary-is-free",
        "guarded-loop",
        "trim-history",
    ),
    "`execute_parallel` catches": ("claim-only-timeouts", "execute-parallel"),
    "`PolicyEngine` takes the first": ("claim-first-rule", "policy-engine"),
    "The breaker's half-open state": ("claim-half-opens-itself",),
    '"Each costs more than the one before': ("claim-each-costs-more",),
    # Where the sources differ
    'Fuzzy names: a "did you mean"': ("claim-near-miss", "claim-hint-lists-all", "hallucinated-call"),
    "Idempotency keys: hash of the arguments": (
        "claim-key-of-arguments",
        "claim-key-per-turn",
        "claim-key-per-ticket",
        "idempotency-key",
        "idempotent-charge",
    ),
    "`bool(failed)` reports": ("claim-cap-empty-handed",),
}
"""How an erratum begins, and the drills in which its right answer is taught."""

ABOUT_A_DOCUMENT_ALONE = ("Its section references are off by one",)
"""What nobody would say in an interview: faults of a table of contents."""


def errata() -> list[str]:
    if not ERRATA.is_file():
        pytest.skip("the sources are not beside this repository")
    return [line[2:] for line in ERRATA.read_text(encoding="utf-8").splitlines() if line.startswith("- ")]


def test_every_erratum_is_taught() -> None:
    begins = (*TAUGHT, *ABOUT_A_DOCUMENT_ALONE)
    lost = [line for line in errata() if not line.startswith(begins)]
    assert lost == []


def test_each_entry_is_one_erratum() -> None:
    lines = errata()
    for begin in (*TAUGHT, *ABOUT_A_DOCUMENT_ALONE):
        assert sum(line.startswith(begin) for line in lines) == 1, begin


def test_the_drills_that_teach_them_are_there(catalog) -> None:
    kinds = {drill.id: drill.kind for drill in catalog.drills}
    named = [name for names in TAUGHT.values() for name in names]
    assert [name for name in named if name not in kinds] == []
    assert all(any(re.match("claim|number", kinds[name]) for name in names) for names in TAUGHT.values())


def test_no_claim_is_there_for_nothing(catalog) -> None:
    named = {name for names in TAUGHT.values() for name in names}
    claims = {drill.id for drill in catalog.of_kind("claim") if drill.pack.built_in}
    assert claims - named == set()
