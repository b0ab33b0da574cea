"""More answers as people type or say them: to the topics of the production sheet, to interview questions, to claims."""

from __future__ import annotations

from typed_answers import Typed

TOPICS = (
    Typed(
        "topic-pattern-choice",
        "I see the choice of pattern as a token budget question. For ten steps ReAct keeps re-reading its growing "
        "history, so it ends up about twice as expensive as a plan. The plan is cheaper, but it goes stale and "
        "then you need a repair. Reflexion only if there are tests to verify with, and several agents only if the "
        "work is parallel.",
        (0, 1, 2, 3),
    ),
    Typed(
        "topic-termination",
        "The guarantee has to come from counters in code, never from the model. Max steps, tokens and a deadline; "
        "the effective cap is the smallest, here 20. Every call has its own timeout because a hung call never "
        "returns to the check. If there's no progress for k steps, stop early. The downside is that you sometimes "
        "cut off a run that was almost done, so return the partial result.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "topic-context-ledger",
        "Reserve room for the system prompt, the schemas and output headroom; what's left is the budget, so 104k. "
        "When it fills up, drop tool results first and then summarise the old turns. Never evict the goal or the "
        "last turn. Summaries are lossy, so I write important facts to a store first.",
        (0, 1, 2, 3),
    ),
    Typed(
        "topic-four-layers",
        "Validate arguments against the schema before any side effect and give a structured error back. Retry only "
        "idempotent calls, with an idempotency key for writes. On a timeout the model gets an observation and "
        "maybe a fallback. With p 0.2, three retries leave 0.16 percent. It costs latency, and you need a store "
        "for the keys.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "topic-observe",
        "Log nested spans with trace id, parent, timing, tokens and status. Two kinds of metrics, efficiency and "
        "outcome quality with reason codes. The failed runs are what I replay, to see which observation derailed "
        "it. You can't store everything because of privacy, so I sample the successes.",
        (0, 1, 2, 4),
    ),
    Typed(
        "topic-feedback-machine",
        "The model is a policy that picks an action, the environment turns it into the next state. So the cost is "
        "the number of rounds times the tokens per round: 20,000 for ten ReAct rounds, 7,500 for the plan. That is "
        "an approximation because the history grows.",
        (0, 1, 2, 3),
    ),
    Typed(
        "topic-graph-topology",
        "The topology follows from the structure of the task: a line, a router, fan-out. I keep deterministic "
        "nodes like reducers and validators separate from model nodes so I can test them. The judge must be "
        "independent, a biased agent would approve itself. With fan-out you wait for the slowest.",
        (0, 1, 2, 3),
    ),
    Typed(
        "topic-memory-and-kv",
        "The window, then a session log that you query by recency, then a vector store by similarity. The KV cache "
        "grows with layers, heads, head dimension and tokens; eight thousand tokens are a bit over a gigabyte. So "
        "first of all a stable prefix with caching. If retrieval misses something, the agent seems to forget.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "topic-injection-layers",
        "Put delimiters around untrusted text, sanitise it and tag its provenance. But I only count on an "
        "independent checker for irreversible actions. A filter that catches 95% fails over twenty tries, 64% get "
        "at least one through. It adds friction, so gate only calls based on foreign text.",
        (0, 1, 2, 3),
    ),
    Typed(
        "topic-backoff-math",
        "I use full jitter, a random wait between zero and the capped exponential. With a 20 percent failure rate, "
        "three retries leave 0.0016, provided the failures are independent, which isn't the case in an outage. "
        "Never retry a write without an idempotency key.",
        (0, 1, 2, 3),
    ),
    Typed(
        "topic-run-cost",
        "Sum input and output tokens at their prices, that's 13.5 cents, and the outputs are more than half. "
        "Caching the prefix brings it down by about a third. So first find out which one dominates before you pull "
        "a lever. Bound concurrency with a queue against bursts. Caching means that the prefix has to stay the "
        "same.",
        (0, 1, 2, 3, 4),
    ),
)

QUESTIONS = (
    Typed(
        "question-agent-or-workflow",
        "If I can list the branches in advance, it's code. The agent gets only that one decision that depends on "
        "what it finds, with a cap and few tools. E.g. refunds are fixed code and the odd tickets go to an agent. "
        "You lose testability and cost predictability.",
        (0, 1, 3),
    ),
    Typed(
        "question-react-or-plan",
        "It's about how expensive a mistake is and how well you recover. ReAct when steps are cheap and the path "
        "is unknown. Plan and execute pays for one planning call and spreads it over the steps. Plans get "
        "outdated, so define a trigger to replan, at most twice.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-every-tool",
        "With more tools the model picks the wrong one more often. It also has the union of all permissions, so an "
        "injection reaches everything. And no team owns the prompt; one team's change silently breaks another's. "
        "Enforce scopes in code. Splitting into several agents costs hand-offs.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-run-forever",
        "Step cap, token budget, wall clock timeout and a stuck detector, plus a human stop. Only the cap is not "
        "enough, that's the usual mistake. Each exit has a reason and returns the partial result. If the limit is "
        "too tight it kills healthy runs, so take the p95.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-design-multi",
        "First I'd ask whether it needs to be split at all, is there a clean interface. Then a supervisor by "
        "default, with the authority in one place. If a worker fails it stays isolated and the report says what's "
        "missing. The supervisor can be a bottleneck, which I accept.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-blackboard",
        "There's a shared board and a controller decides who writes next. With direct messages every specialist "
        "decides on its own. It's worth it with many specialists that keep growing, or when you need an audit "
        "trail on the board. For a few agents in a fixed order it is overhead.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-handoff-loss",
        "Use structured records with a schema instead of prose summaries. Pass ids so that the next one can open "
        "the original. Have a single authoritative log. I saw a writer invent numbers since the summary had "
        "dropped them.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-tool-halfway",
        "Reads can be retried, a write can't simply be retried. After a timeout you don't know whether it "
        "happened. So use an idempotency key derived from the task and intent; then the server returns the same "
        "result. If the key is too coarse you block a legitimate second refund, too fine and duplicates get "
        "through.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-unknown-tool",
        "Return an error as an observation so that the model corrects itself on the next step. Fuzzy matching only "
        "as a hint, never dispatch it. The hint lists only tools that the caller's scopes allow. Log it, so "
        "repeats count as stuck.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-stuck",
        "Hitting the cap is different from lack of progress, which you can see earlier. I hash the recent actions "
        "with arguments and look for repeats. For rephrased loops I use a progress measure. Then stop with a "
        "reason and escalate to a person. Polling would be a false positive.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-approval-design",
        "The pending action is persisted and the task suspended, because the wait can take days and an in-memory "
        "queue is gone after a deploy. What needs approval is a central policy, not up to the agent. A rejection "
        "comes back as an observation. Too many gates add latency and reviewers get fatigue.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-ask-for-help",
        "Self-reported confidence is poorly calibrated. I route on structural signals to a human: two failures, a "
        "replan, the verifier said no. A score I'd only use after it was calibrated on labelled cases. The "
        "downside is too many escalations for the reviewers.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-frameworks",
        "LangGraph when I need durable state and checkpoints. CrewAI for a fast prototype with roles. AutoGen for "
        "experiments with conversations. None of them has fine-grained authorization.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-own-runtime",
        "Only if there's a specific requirement that is unmet, like credentials per tenant or a compliance audit "
        "log. You take on the maintenance of loop and state for years. I would start with a framework and replace "
        "one piece at a time.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-agent-platform",
        "A tool registry with owners and common tracing. A policy engine that every call goes through, enforced "
        "outside the agent. Tenant isolation. I'd measure success by how little a new agent needs us. It's "
        "standards against freedom.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-beyond-answer",
        "Success, the trajectory, whether it picked the right tools, and cost per solved task. For example the "
        "success rate stayed at 91 while the calls doubled. So the gate blocks extra steps at the same success. "
        "Golden paths are effort to label.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-regression-tests",
        "Record the tool responses and replay them, so that no live API is involved. The model still varies, so "
        "score the runs with a tolerance instead of an exact match. An unexpected call fails loudly. The loop "
        "itself I test with a scripted model. Recordings get stale.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-broad-tool",
        "One risk is an honest mistake with a wide blast radius. The other is an injected payload in a page that "
        "steers it deliberately. Authorization has to be enforced outside the model. Use narrow tools, a read-only "
        "role and a sandbox. That makes it less useful, it's less flexible for exploration.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-injection-defence",
        "The system prompt is not a security boundary. Every tool result and page is untrusted by default. Check "
        "each proposed call against the original task, in code. Irreversible actions need an independent checker "
        "that has not seen the untrusted text. You lose some autonomy.",
        (0, 1, 2, 3, 4),
    ),
    Typed(
        "question-biggest-mistake",
        "Over-autonomy as a pattern: fifteen tools for a task with three decisions. In the demo it looks great, at "
        "scale one percent of the runs eat the budget. The fix was structural, fewer tools and a token budget. It "
        "costs us some flexibility with odd requests.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-how-much-budget",
        "Measure the distribution of successful runs and put the cap above the p95 with headroom. If it's hit "
        "often, investigate the task. Too tight kills healthy runs, too loose pays for stuck ones.",
        (0, 1, 2, 3),
    ),
    Typed(
        "question-distributed",
        "Without a central coordinator it's a distributed system with non-deterministic nodes. You get partial "
        "failure and stale shared state. The new thing is a node that's confidently wrong about what it did. So "
        "verify the effect and don't trust its report. Verification costs latency.",
        (0, 1, 2, 3, 4),
    ),
)
CLAIMS = (
    Typed(
        "claim-bool-int",
        "True is an instance of int in Python because bool is a subclass, so it passes. You have to exclude "
        "booleans explicitly first.",
        (0, 1),
    ),
    Typed(
        "claim-hashable-name",
        "The name could be a list or a dict and then the lookup in the set raises a TypeError. So check first that "
        "the name is a string.",
        (0, 1),
    ),
    Typed(
        "claim-cap-empty-handed",
        "You throw away the work. Return the partial result together with the reason why it stopped, so that the "
        "caller can decide what to do.",
        (0, 1),
    ),
    Typed(
        "claim-failed-no-result",
        "The failed call also needs a result, with the error as text under its id. Every call must have a result, "
        "otherwise the API rejects the request.",
        (0, 1),
    ),
    Typed(
        "claim-trim-messages",
        "You might separate a tool call from its result. Drop whole turns, so pairs stay together, and always keep "
        "the system prompt.",
        (0, 1),
    ),
    Typed(
        "claim-zip-workers",
        "zip stops at the shorter list, so extra subtasks are silently lost. Use a queue where workers take the "
        "next one, or strict zip.",
        (0, 1),
    ),
    Typed(
        "claim-gather-parallel",
        "If the client is synchronous it blocks the event loop and the calls run sequentially. You need an async "
        "client or to_thread.",
        (0, 1),
    ),
    Typed(
        "claim-passed-over-total",
        "With no cases you divide by zero, or worse it's green. An empty suite should be reported as a failure.",
        (0, 1),
    ),
    Typed(
        "claim-half-opens-itself",
        "Half open means only one probe goes through while the others are still rejected. Otherwise all callers "
        "come at once and overload the service again.",
        (0, 1),
    ),
    Typed(
        "claim-wall-clock",
        "The system clock can be adjusted, it can jump. Use a monotonic clock to measure the elapsed time.",
        (0, 1),
    ),
    Typed(
        "claim-flat-spans",
        "Parallel calls overlap in time, so you can't tell which one is the parent. You need a parent id to "
        "rebuild the tree.",
        (0, 1),
    ),
    Typed(
        "claim-cancelled-ok",
        "CancelledError and KeyboardInterrupt are BaseExceptions and slip past, so the span says ok. Catch "
        "BaseException, record it, and raise again.",
        (0, 1),
    ),
    Typed(
        "claim-timeout-frees",
        "The timeout only stops waiting, the thread keeps running and stays occupied. When all four threads hang, "
        "the next tools time out while queued.",
        (0, 1),
    ),
    Typed(
        "claim-timeouterror-deadline",
        "The tool itself may raise a TimeoutError from its own socket. Check whether the future is done to tell "
        "the tool's from the deadline.",
        (0, 1),
    ),
    Typed(
        "claim-gate-pass-rate",
        "The pass rate can be unchanged while the cost doubles. You need to gate cost and steps as well.",
        (0, 1),
    ),
    Typed(
        "claim-check-is-ceiling",
        "The last call can exceed the budget because you don't know its cost. For a ceiling you need an estimate "
        "of the next call.",
        (0, 1),
    ),
    Typed(
        "claim-last-draft-reviewed",
        "After the last round, the last draft was never reviewed by the critic. End on a review, or return the "
        "best reviewed draft.",
        (0, 1),
    ),
    Typed(
        "claim-except-is-bare",
        "except Exception doesn't catch KeyboardInterrupt, that's a BaseException, so Ctrl-C still goes through. "
        "At a tool boundary except Exception is fine.",
        (0, 1),
    ),
    Typed(
        "claim-signature-always",
        "Some builtins such as max have no signature, inspect.signature raises ValueError. The dispatcher must "
        "guard its own steps and return an observation.",
        (0, 1),
    ),
    Typed(
        "claim-gather-cancels",
        "gather doesn't cancel the other tasks, they keep running and you lose their results. Use "
        "return_exceptions=True, which keeps each result, or a TaskGroup.",
        (0, 1),
    ),
    Typed(
        "claim-isinstance-failed",
        "CancelledError isn't an Exception any more, it's a BaseException, so it ends up among the good results. "
        "Test with isinstance BaseException.",
        (0, 1),
    ),
    Typed(
        "claim-citations-ground",
        "Checking that the citation exists only shows that it isn't made up. Whether the passage supports the "
        "sentence is another check.",
        (0, 1),
    ),
    Typed(
        "claim-fake-runs-out",
        "Then one call too many goes unnoticed and the test is green. A strict fake raises when it runs out of "
        "replies.",
        (0, 1),
    ),
    Typed(
        "claim-fifty-cases",
        "The standard error with fifty cases is about five points, so a drop of four is within the noise.",
        (0, 1),
    ),
    Typed(
        "claim-three-point-gate",
        "An unchanged agent would fail this gate in about a quarter of the runs. You need more cases or a wider "
        "tolerance.",
        (0, 1),
    ),
    Typed(
        "claim-kappa-one",
        "Chance agreement is also one, so kappa is zero divided by zero, undefined. Returning one is just a "
        "convention, sklearn gives nan.",
        (0, 1),
    ),
    Typed(
        "claim-high-agreement",
        "If ninety percent are passes, a judge that always says pass gets ninety percent agreement. Kappa corrects "
        "for chance and would be zero.",
        (0, 1),
    ),
    Typed(
        "claim-links-exponential",
        "It's quadratic, n times n minus one over two links, not exponential. With a supervisor it's linear, one "
        "link per worker.",
        (0, 1),
    ),
    Typed(
        "claim-kv-per-request",
        "The head dimension is missing, so it's off by a factor of 128. And the batch of four is included already, "
        "so it's not per request.",
        (0, 1),
    ),
    Typed(
        "claim-kv-share",
        "Eight sequences take 8.6 GB, about a tenth of the card. And the weights come on top.",
        (0, 1),
    ),
    Typed(
        "claim-caching-third",
        "The output isn't cached and alone costs more than that, 0.075. Also the first read is at full price.",
        (0, 1),
    ),
    Typed(
        "claim-input-dominates",
        "Output tokens are five times as expensive, five times the price, so here the outputs are more than half, "
        "56 percent.",
        (0, 1),
    ),
    Typed(
        "claim-jitter-past-cap",
        "The jitter is added after the minimum, so the wait can exceed the cap. Full jitter draws uniformly "
        "between zero and the cap.",
        (0, 1),
    ),
    Typed(
        "claim-third-try",
        "With three waits it is the fourth try that succeeds.",
        (0,),
    ),
    Typed(
        "claim-ran-out-success",
        "If it runs out of iterations that's the cap and not a success. Success must only be set where the task is "
        "actually done.",
        (0, 1),
    ),
    Typed(
        "claim-guard-fires",
        "Five small gains in a row almost never happen, so the guard never fires. You should test each guard with "
        "a run that must trip it.",
        (0, 1),
    ),
    Typed(
        "claim-stagnation-share",
        "70 plus 40 is more than 100 percent. If it's forty percent of the failures, that's twelve points, so 82 "
        "at most.",
        (0, 1),
    ),
    Typed(
        "claim-critic-is-reflexion",
        "That's called Self-Refine. Reflexion takes a verbal lesson from a failed attempt into the next attempt, "
        "and it needs an external signal such as tests.",
        (0, 1, 2),
    ),
    Typed(
        "claim-reflexion-factor",
        "Twelve instead of ten is only 20 percent more, not double. The factor depends on the number of attempts.",
        (0, 1),
    ),
    Typed(
        "claim-thirty-seconds",
        "At 150 words per minute that takes 46 seconds. Thirty seconds are about 75 words.",
        (0, 1),
    ),
    Typed(
        "claim-sorted-pairs",
        "On a tie, Python compares the specs and that raises a TypeError. Sort by score with a key function.",
        (0, 1),
    ),
    Typed(
        "claim-hint-lists-all",
        "The hint should only list tools that the caller is allowed to use. Otherwise you reveal to an attacker "
        "which other tools there are.",
        (0, 1),
    ),
    Typed(
        "claim-score-by-position",
        "One extra step at the start shifts all later steps and everything counts as wrong. Align them first with "
        "the longest common subsequence.",
        (0, 1),
    ),
    Typed(
        "claim-replans-used-up",
        "The following steps rely on a step that failed. Stop with a reason and return the partial result.",
        (0, 1),
    ),
    Typed(
        "claim-save-after-step",
        "A crash between the action and the save means the action is done again. Record the intent with an "
        "idempotency key before acting.",
        (0, 1),
    ),
    Typed(
        "claim-done-unsaved",
        "After a restart it resumes from the last checkpoint and does the last step again. So save done as a state "
        "with the result.",
        (0, 1),
    ),
    Typed(
        "claim-approved-twice",
        "If the approval comes twice, the action runs twice. The transition from pending to approved must be "
        "atomic and happen once.",
        (0, 1),
    ),
    Typed(
        "claim-jitter-on-top",
        "The jitter window stays fixed while the delay doubles, so clients remain in step. Full jitter is uniform "
        "over the whole delay.",
        (0, 1),
    ),
    Typed(
        "claim-two-of-four",
        "A cycle of three steps is never noticed with a window of four. And unknown tools must be recorded too.",
        (0, 1),
    ),
    Typed(
        "claim-budget-before-call",
        "The check ignores the size of the next call. Used plus the estimate for the next call must fit into the "
        "budget.",
        (0, 1),
    ),
    Typed(
        "claim-summary-is-free",
        "The summary is a call of its own, which costs tokens and has to be counted. So do it rarely, at a "
        "threshold, not at every step.",
        (0, 1),
    ),
    Typed(
        "claim-only-timeouts",
        "Any other exception, for instance a ValueError, blows up the gather and you lose the whole batch. Turn "
        "every exception into that call's result.",
        (0, 1),
    ),
    Typed(
        "claim-first-rule",
        "If an approval rule comes before a deny rule, the deny is never read. Deny overrides everything, then "
        "gate, whatever the order.",
        (0, 1),
    ),
    Typed(
        "claim-each-costs-more",
        "Plan-and-Execute is cheaper than ReAct. But it recovers worse since the plan gets stale.",
        (0, 1),
    ),
    Typed(
        "claim-near-miss",
        "Never dispatch on a near match, the effect may be something completely different, e.g. delete. Suggest "
        "the name as a hint in the observation.",
        (0, 1),
    ),
    Typed(
        "claim-key-of-arguments",
        "A second legitimate refund with the same amount would be dropped as a duplicate. The key should come from "
        "the task and the intent.",
        (0, 1),
    ),
    Typed(
        "claim-key-per-ticket",
        "A second legitimate refund on the same ticket gets swallowed. The key has to include the intent and the "
        "ticket.",
        (0, 1),
    ),
    Typed(
        "claim-key-per-turn",
        "The model may try again in a later turn and gets a new key. The key should come from the task and the "
        "intent, so it survives turns.",
        (0, 1),
    ),
)
