"""The keys 1 to 4, for every screen on which a grade is marked before it is given."""

from __future__ import annotations

from trainer.memory.models import Grade


class GradeKeys:
    """What the actions `grade_1` to `grade_4` do; the screen says in `mark_grade` what marking a grade means."""

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        raise NotImplementedError

    def action_grade_1(self) -> None:
        """Mark Again."""
        self.mark_grade(Grade.AGAIN)

    def action_grade_2(self) -> None:
        """Mark Hard."""
        self.mark_grade(Grade.HARD)

    def action_grade_3(self) -> None:
        """Mark Good."""
        self.mark_grade(Grade.GOOD)

    def action_grade_4(self) -> None:
        """Mark Easy."""
        self.mark_grade(Grade.EASY)
