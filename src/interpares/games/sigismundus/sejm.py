"""SA-12 to SA-16: the six stages of the Sejm."""

from __future__ import annotations

from ...kernel.steps import Step
from .act_of_law import ActOfLaw
from .bribery import Bribery
from .game import Sigismundus
from .initiative import begin
from .royal_demand import RoyalDemand
from .votes import AdditionalVotes, CountVotes
from .voting import Voting


class Sejm(Step):
    """SA-12 to SA-16: votes are counted, bought, and spent on offices, on the king, on a law."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "sejm")
        game.then(
            CountVotes(),
            AdditionalVotes(),
            Bribery(),
            Voting(),
            RoyalDemand(),
            ActOfLaw(),
        )
