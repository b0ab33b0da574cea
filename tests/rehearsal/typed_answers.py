"""Answers as people type or say them, written from the facts without the drills' own words at hand.

Each belongs to a drill; `denying` ones state the opposite of what is right.
"""

from __future__ import annotations

from typing import NamedTuple


class Typed(NamedTuple):
    """One answer, and the points that it makes by the judgement of whoever wrote it (their positions from 0)."""

    drill: str
    text: str
    makes: tuple[int, ...]


RIGHT = (
    Typed(
        "agent-or-workflow",
        "Well, it's about who chooses the next action. In a workflow I set the order in advance. An agent is what"
        " I use when the route depends on what it finds. It burns more tokens, it's slower and the runs vary. So "
        "I'd start with a workflow and make one step agentic.",
        (0, 2, 3, 4),
    ),
    Typed(
        "agent-or-workflow",
        "Just because you're calling a model at every step it's still a workflow. My default is to draw the "
        "flowchart and build that.",
        (1, 4),
    ),
    Typed(
        "agent-or-workflow",
        "Agents are expensive and have more latency, and they're not reproducible. Use them for research or "
        "debugging where you depend on intermediate findings.",
        (2, 3),
    ),
    Typed(
        "good-tool",
        "A tool should match a task and not an API endpoint. The description has to say what it does and when not"
        " to use it. Return compact output with only the fields that matter.",
        (0, 1, 3),
    ),
    Typed(
        "good-tool",
        "People wrap every REST endpoint instead of thinking about the user's goal. Then you have overlapping "
        "tools and the model picks the wrong one. The downside is that big task tools are less composable, you "
        "lose some flexibility.",
        (0, 2, 4),
    ),
    Typed(
        "good-tool",
        "Keep the returned records small: readable names and few fields, because tokens are limited.",
        (3,),
    ),
    Typed(
        "context-rot",
        "Quality drops well before the context window is full. Irrelevant stuff is a distraction and things in "
        "the middle get overlooked. So I see it as a budget you spend. A larger context only moves the problem.",
        (0, 1, 2, 3),
    ),
    Typed(
        "context-rot",
        "The model degrades as you fill up the window. When you summarise you may lose something you need later, "
        "so I keep decisions pinned.",
        (0, 4),
    ),
    Typed(
        "context-rot",
        "A million tokens just delays the problem. Unrelated text is noise for the attention.",
        (1, 3),
    ),
    Typed(
        "multi-agent",
        "Each handoff loses context and errors pile up. It's several times the token cost. I would start with a "
        "single agent with good tools. Multi agents only for independent research tasks that each read a lot in "
        "their own context.",
        (0, 1, 2, 3),
    ),
    Typed(
        "multi-agent",
        "The trade-off is parallel speed against cost and hard debugging, you never know which agent did it.",
        (4,),
    ),
    Typed(
        "multi-agent",
        "At every boundary the intent is paraphrased and so meaning gets lost. One agent with better tools beats it.",
        (0, 2),
    ),
    Typed(
        "trajectory-outcome",
        "Outcome asks if the final answer is correct, trajectory asks if the steps made sense. If you only look "
        "at the outcome you pass lucky runs and ones that were way too expensive. You can debug a trajectory, you"
        " see which step failed.",
        (0, 1, 2),
    ),
    Typed(
        "trajectory-outcome",
        "I check properties of the path, not one golden trajectory, as multiple ones are valid. Labelling "
        "trajectories is expensive.",
        (3, 4),
    ),
    Typed(
        "trajectory-outcome",
        "A run can be right by chance and still have called a write tool it wasn't allowed to use.",
        (1,),
    ),
    Typed(
        "lethal-trifecta",
        "Private data plus untrusted content plus an outbound channel. The model can take any tool output as an "
        "instruction. You can't fix it in the prompt. So remove one leg by design, for example no private data.",
        (0, 1, 2, 3),
    ),
    Typed(
        "lethal-trifecta",
        "Telling the model to ignore it in the system prompt doesn't work. You have to break a leg of the "
        "architecture, and the price is a lost feature.",
        (2, 3, 4),
    ),
    Typed(
        "lethal-trifecta",
        "If it has sensitive data, reads text from an attacker and can send things to the outside, you're exposed.",
        (0,),
    ),
    Typed(
        "getting-worse",
        "I have an eval suite that compares against a baseline on every change. Then there is a canary that runs "
        "nightly. In production I monitor tool error rates and escalations. Complaints come too late.",
        (0, 1, 2, 3),
    ),
    Typed(
        "getting-worse",
        "With few cases the eval is noisy, so a drop of three points tells you nothing. People complain only "
        "about the worst.",
        (3, 4),
    ),
    Typed(
        "getting-worse",
        "We watch how often we hit the step cap and tokens per resolved ticket, since they move before users notice.",
        (2,),
    ),
    Typed(
        "cold-agent",
        "With an agent the model decides the next step, with a workflow I decide the path in code. A model call "
        "doesn't make it an agent. I'd start with a workflow and use an agent only for the one part where I can't"
        " list the branches.",
        (0, 1, 4),
    ),
    Typed(
        "cold-agent",
        "Agents cost more tokens, are slower, and you can't reproduce a run. They're right if the next step "
        "depends on intermediate results.",
        (2, 3),
    ),
    Typed("cold-agent", "An agent makes sense when what it discovers determines the path.", (2,)),
    Typed(
        "cold-react",
        "It's a loop over the message history until the model returns text. I add the whole reply and then one "
        "tool result per call with the same id. There's a step limit, otherwise it could run forever.",
        (0, 1, 2),
    ),
    Typed(
        "cold-react",
        "Errors go back as an observation, so it can recover. Since you resend the whole history the cost grows "
        "quadratically.",
        (3, 4),
    ),
    Typed(
        "cold-react",
        "Cap the steps, as nothing guarantees that it terminates. If a tool fails return the error as a string "
        "and never raise.",
        (2, 3),
    ),
    Typed(
        "cold-endless",
        "A hard cap in code, because an instruction in a prompt is only a request. Also a deadline and a token "
        "budget. If it makes the same call twice in a row I stop it.",
        (0, 1, 2),
    ),
    Typed(
        "cold-endless",
        "When the limit is reached I return partial results with a flag. If the cap is too low it kills runs that"
        " would succeed.",
        (3, 4),
    ),
    Typed("cold-endless", "A wall-clock timeout and a cost budget next to the counter in the orchestrator.", (0, 1)),
    Typed(
        "cold-tool",
        "It should fit a task rather than an API. The description should say when not to use it. The schema is "
        "generated from type hints so it doesn't drift.",
        (0, 1, 2),
    ),
    Typed(
        "cold-tool",
        "Results should be compact, only relevant fields. And have a small number of distinct tools, the price is"
        " that some things are missing.",
        (3, 4),
    ),
    Typed("cold-tool", "Derive the schema from the signature and they're always in sync.", (2,)),
    Typed(
        "cold-context",
        "Build the context in one place so you can log it. Trim from the middle but keep the system prompt, and "
        "drop calls together with their tool results. Summaries must keep decisions and ids.",
        (0, 1, 2),
    ),
    Typed("cold-context", "Large artifacts I write to files. A summary is lossy and costs an extra call.", (3, 4)),
    Typed(
        "cold-context",
        "I compact old turns and tell it to keep identifiers and open questions. Big results go to disk.",
        (2, 3),
    ),
    Typed(
        "cold-evaluate",
        "Start with cheap deterministic asserts. Then an LLM judge with a rubric that's calibrated to human "
        "labels. The trajectory matters too because the outcome may be luck. The pass rate gates CI against a "
        "baseline.",
        (0, 1, 2, 3),
    ),
    Typed(
        "cold-evaluate",
        "If the tolerance is too tight noise breaks the build, too wide and you miss regressions.",
        (4,),
    ),
    Typed(
        "cold-evaluate",
        "Property checks first, they're cheap. Judge scores only after checking kappa with people, on named "
        "dimensions.",
        (0, 1),
    ),
    Typed(
        "cold-judge",
        "Position bias, so swap the answers. Longer answers get higher scores. It prefers output of the same "
        "model family so I use a different judge. Upgrades make it drift so I redo the calibration.",
        (0, 1, 2, 4),
    ),
    Typed(
        "cold-judge",
        "Scores cluster around seven, so I use a rubric with described levels. Running both orders doubles the cost.",
        (3, 5),
    ),
    Typed(
        "cold-judge",
        "They like verbose answers, that's a bias. With every new version of the judge you have to recalibrate "
        "against labels.",
        (1, 4),
    ),
    Typed(
        "cold-write",
        "Irreversible actions need human approval. The gate is in code and not in the prompt. Writes use an "
        "idempotency key because of retries. Validate arguments before running.",
        (0, 1, 2, 3),
    ),
    Typed(
        "cold-write",
        "When a human declines, the message must be final: do not retry. Too many approvals and people just "
        "click, so keep the gated set small.",
        (4, 5),
    ),
    Typed(
        "cold-write",
        "If something can't be undone, a person has to confirm it. Idempotency avoids duplicate refunds.",
        (0, 2),
    ),
    Typed(
        "cold-injection",
        "A web page or an email can contain an instruction that the model obeys. It's bad if private data, "
        "untrusted text and an outbound channel come together. Filters don't guarantee anything. You break one "
        "leg by design.",
        (0, 1, 2, 3),
    ),
    Typed("cold-injection", "It costs some features and convenience. A classifier is not enough.", (2, 4)),
    Typed("cold-injection", "I remove one of them, for instance put a human in front of outbound calls.", (3,)),
    Typed(
        "cold-drop",
        "First I check what changed: the model version, upstream APIs, the documents for retrieval. Then "
        "dashboards of tool errors and escalations. Then run the suite and compare failing cases with the "
        "baseline.",
        (0, 1, 2),
    ),
    Typed(
        "cold-drop",
        "I read traces to see if it's retrieval, a tool or the reasoning. If users suffer I roll back first and "
        "look for the cause later.",
        (3, 4),
    ),
    Typed("cold-drop", "Rerun the evals, diff them against last week.", (2,)),
)

DENYING = (
    Typed("agent-or-workflow", "I don't think an agent depends on what is found on its path.", (2,)),
    Typed("agent-or-workflow", "The default should never be a workflow with one agentic step.", (4,)),
    Typed("context-rot", "Quality doesn't drop as the window fills.", (0,)),
    Typed("context-rot", "Irrelevant text is not noise, attention copes with it.", (1,)),
    Typed("multi-agent", "No context is lost at a boundary between agents.", (0,)),
    Typed("multi-agent", "It doesn't cost several times the tokens.", (1,)),
    Typed("lethal-trifecta", "A system prompt that tells the model to ignore it is a reliable defence.", (2,)),
    Typed("getting-worse", "You don't need a suite with a baseline.", (0,)),
    Typed("cold-react", "You don't need a cap, the model guarantees an end.", (2,)),
    Typed("cold-endless", "A hard cap isn't needed, the prompt is enough.", (0,)),
    Typed("cold-write", "Irreversible actions don't need a person to approve.", (0,)),
    Typed("cold-write", "An idempotency key is unnecessary for retries.", (2,)),
    Typed("cold-injection", "Filters in the prompt guarantee that nothing happens, they are reliable.", (2,)),
    Typed("cold-tool", "The schema should not be generated from the signature, it doesn't drift.", (2,)),
    Typed("cold-judge", "Longer answers don't win, there is no verbosity bias.", (1,)),
)

OTHER_WORDS = (
    Typed(
        "agent-or-workflow",
        "Think of a train and a taxi: one runs on rails I laid, the other picks streets as it goes. The taxi "
        "is pricier and you never know exactly when it arrives. If I already know the stops I lay rails.",
        (0, 3, 4),
    ),
    Typed(
        "good-tool",
        "My rule is one tool per user wish. In the docstring I warn the model away from cases it isn't meant "
        "for. And don't dump JSON on it, give it three readable lines.",
        (0, 1, 3),
    ),
    Typed(
        "context-rot",
        "Stuffing the prompt backfires: accuracy goes down way before the limit and stuff in the middle is "
        "ignored. Bigger windows are not a fix, they just push the wall further away.",
        (0, 1, 3),
    ),
    Typed(
        "multi-agent",
        "It's like a game of telephone, every pass between agents garbles the request. I'd only split up "
        "reading work that can go on at the same time, and otherwise stay with one.",
        (0, 2, 3),
    ),
    Typed(
        "trajectory-outcome",
        "Getting it right once may be a fluke that cost a fortune. I look at how it got there, since that "
        "tells me what to repair, and I accept any reasonable route.",
        (0, 1, 2, 3),
    ),
    Typed(
        "lethal-trifecta",
        "Secrets, strangers' text, and some way to phone home. Get rid of any one of these and the attack "
        "fails, even if that means dropping a feature. Prompts won't save you.",
        (0, 2, 3, 4),
    ),
    Typed(
        "getting-worse",
        "Regression tests against last release, a probe every hour, and graphs for tool failures and how "
        "often people get handed over. By the time users moan it's too late.",
        (0, 1, 2, 3),
    ),
    Typed(
        "cold-endless",
        "Max iterations in the runner, a timer, and a money limit. Spot it doing the same thing again and "
        "bail out. Hand back what you've got and say why.",
        (0, 1, 2, 3),
    ),
    Typed(
        "cold-judge",
        "It favours whatever comes first, so flip them. It loves long text. And don't let it mark its own homework.",
        (0, 1, 2),
    ),
    Typed(
        "cold-drop",
        "Did the provider swap the model or did our docs change? Look at the graphs, rerun the tests to see "
        "which ones broke, then read the logs step by step. If it hurts, go back to the old version right "
        "away.",
        (0, 1, 2, 3, 4),
    ),
)
"""Right answers in pictures and everyday words, written last; no group of words was changed for them."""
