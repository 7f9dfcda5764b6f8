"""The four editions and what they score differently (§10)."""

from enum import StrEnum


class Edition(StrEnum):
    EN = "en"
    FR = "fr"
    IT = "it"
    RU = "ru"

    @property
    def immutos_as_scored(self) -> bool:
        """With recipes, the holder decides where an Immuto goes, and there it counts for recipe A.

        Otherwise Immutos are free: best for the points, and all of the holder's own A colour besides.
        """
        return self in (Edition.EN, Edition.FR)

    @property
    def counts_used_spells(self) -> bool:
        """`fewest_spells` counts the spell cards used; otherwise all that were collected."""
        return self in (Edition.EN, Edition.IT)
