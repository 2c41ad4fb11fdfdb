"""The sentences of Veto!: what happens."""

from __future__ import annotations

import pytest

from games.veto.wording import Sentences, said
from interpares.games.veto.duel_events import CasualtySaved, DuelDecided, DuelRefused, ThrustTold
from interpares.games.veto.events import (
    AgitationDone,
    AgitationFailed,
    Bribed,
    CardEntered,
    CardLeft,
    CardsDiscarded,
    CardsTaken,
    DeckShown,
    Drawn,
    DukatsMoved,
    ElectionLapsed,
    FactionTaken,
    InitiativeSums,
    KreskiMoved,
    ObjectDeclared,
    ObjectFizzled,
    ObjectNegated,
    PhaseBegun,
    Settled,
    ThrustLaid,
    Yielded,
)
from interpares.games.veto.game import NOBODY
from interpares.kernel.game import Event

ROCH, ZAGLOBA = "roch_kowalski", "jan_zagloba"
HAPPENINGS: list[tuple[Event, Sentences]] = [
    (
        DeckShown(1, "radziwill", "foreign_gold", 60),
        (
            "Radziwiłłowie: strategia „Obce pieniądze”, kart w kredensie: 60.",
            "The Radziwiłłs: strategy “Foreign Gold”, 60 cards in the cupboard.",
        ),
    ),
    (
        FactionTaken(2, "radziwill"),
        (
            "Dworscy: trzeba wybrać jeszcze raz, Radziwiłłowie mają już swojego gracza.",
            "The Court must choose again: another player leads the Radziwiłłs already.",
        ),
    ),
    (PhaseBegun("untap"), ("Faza odznaczania.", "Untap phase.")),
    (
        Bribed(0, 6, 2),
        (
            "Wiśniowieccy dają szlachcie 6 dukatów: dodają do inicjatywy 2 punkty.",
            "The Wiśniowieckis bribe the gentry with 6 dukats: 2 points of initiative.",
        ),
    ),
    (
        InitiativeSums((0, 4)),
        (
            "Inicjatywa: Wiśniowieccy 0, Radziwiłłowie 4.",
            "Initiative: The Wiśniowieckis 0, The Radziwiłłs 4.",
        ),
    ),
    (Drawn(1, 1), ("Radziwiłłowie dobierają 1 kartę.", "The Radziwiłłs draw 1 card.")),
    (Drawn(1, 3), ("Radziwiłłowie dobierają 3 karty.", "The Radziwiłłs draw 3 cards.")),
    (
        CardsDiscarded(3, ("feint", "rapier")),
        ("Lubomirscy odrzucają „Finta”, „Rapier”.", "The Lubomirskis discard “Feint”, “Rapier”."),
    ),
    (
        CardsTaken(3, 0),
        ("Lubomirscy nie biorą żadnej karty.", "The Lubomirskis take no card."),
    ),
    (
        Settled(2, -3, 4),
        (
            "Dworscy: rozliczenie −3; w skarbie jest 4.",
            "The Court settle: −3; 4 in the treasury.",
        ),
    ),
    (Yielded(0), ("Wiśniowieccy oddają głos.", "The Wiśniowieckis yield the voice.")),
    (
        ObjectDeclared(1, 9, "challenge", ROCH, 4, targets=(ZAGLOBA,)),
        (
            "Radziwiłłowie deklarują wyzwanie: „Roch Kowalski” (Jan Zagłoba).",
            "The Radziwiłłs challenge with “Roch Kowalski”: Jan Zagłoba.",
        ),
    ),
    (
        ObjectDeclared(1, 9, "effect", "spy_at_court", targets=("seat-0",)),
        (
            "Radziwiłłowie zagrywają „Szpieg na dworze” (Wiśniowieccy).",
            "The Radziwiłłs play “Spy at Court”: The Wiśniowieckis.",
        ),
    ),
    (
        ObjectDeclared(0, 9, "effect", "liberum_veto", reply=True),
        (
            "Wiśniowieccy replikują kartą „Liberum Veto”.",
            "The Wiśniowieckis reply with “Liberum Veto”.",
        ),
    ),
    (
        ObjectNegated(9, "agitation", ROCH, "discard"),
        (
            "„Roch Kowalski” (agitacja): unieważnienie.",
            "“Roch Kowalski” (agitation) is negated.",
        ),
    ),
    (ObjectFizzled(9, "feint"), ("„Finta” spełza na niczym.", "“Feint” fizzles.")),
    (
        CardEntered(1, ROCH, 4, field="karmazyn"),
        (
            "„Roch Kowalski” wchodzi do gry na polu karmazynów (Radziwiłłowie).",
            "“Roch Kowalski” enters play on the karmazyn field (the Radziwiłłs).",
        ),
    ),
    (
        CardEntered(1, "rapier", 5, host=ROCH),
        (
            "„Rapier”: karta dołączona do karty „Roch Kowalski” (Radziwiłłowie).",
            "“Rapier” is attached to “Roch Kowalski” (the Radziwiłłs).",
        ),
    ),
    (
        CardLeft(ROCH, 4, 1, "killed"),
        (
            "„Roch Kowalski”: postać zabita i usunięta z gry.",
            "“Roch Kowalski” is killed and out of the game.",
        ),
    ),
    (
        ThrustLaid(0, ZAGLOBA),
        (
            "Wiśniowieccy dołączają zakryty sztych do karty „Jan Zagłoba”.",
            "The Wiśniowieckis attach a thrust face down to “Jan Zagłoba”.",
        ),
    ),
    (
        DukatsMoved(0, NOBODY, 1),
        ("Wiśniowieccy płacą 1 dukata.", "The Wiśniowieckis pay 1 dukat."),
    ),
    (
        KreskiMoved(NOBODY, 2, 5),
        (
            "Dworscy biorą ze wspólnej puli 5 kresek.",
            "The Court take 5 kreski from the common pool.",
        ),
    ),
    (
        KreskiMoved(2, 0, 2),
        ("Dworscy oddają Wiśniowieckim 2 kreski.", "The Court lose 2 kreski to the Wiśniowieckis."),
    ),
    (
        AgitationDone(1, ROCH, 2, 2),
        (
            "Agitacja postaci „Roch Kowalski” przeciw Dworskim odbiera 2 kreski.",
            "The agitation of “Roch Kowalski” against the Court is worth 2 kreski.",
        ),
    ),
    (
        AgitationFailed(ROCH),
        (
            "Agitacja postaci „Roch Kowalski” nie dochodzi do skutku.",
            "The agitation of “Roch Kowalski” fails.",
        ),
    ),
    (
        DuelRefused(1, ZAGLOBA, ROCH, 0),
        (
            (
                "Radziwiłłowie odmawiają pojedynku („Jan Zagłoba” kontra „Roch Kowalski”) "
                "i nic nie tracą."
            ),
            (
                "The Radziwiłłs refuse the duel of “Roch Kowalski” with “Jan Zagłoba” "
                "and lose nothing."
            ),
        ),
    ),
    (
        ThrustTold(0, "feint", (7, 5)),
        (
            "Wiśniowieccy kładą w pojedynku „Finta”: Szabla 7 : 5.",
            "The Wiśniowieckis lay “Feint” in the duel: Szabla 7 : 5.",
        ),
    ),
    (
        DuelDecided(ZAGLOBA, ROCH, (7, 5), ZAGLOBA, "wound", 1),
        (
            (
                "„Jan Zagłoba” kontra „Roch Kowalski”, Szabla 7 : 5: wygrywa „Jan Zagłoba”. "
                "Pokonanemu grozi rana, a jego gracz ma oddać 1 kreskę."
            ),
            (
                "“Jan Zagłoba” against “Roch Kowalski”, Szabla 7 : 5: “Jan Zagłoba” wins. "
                "The loser is threatened with a wound, and its player with the loss of 1 kreska."
            ),
        ),
    ),
    (
        DuelDecided(ZAGLOBA, ROCH, (5, 5), "", None, 0),
        (
            "„Jan Zagłoba” kontra „Roch Kowalski”, Szabla 5 : 5: remis.",
            "“Jan Zagłoba” against “Roch Kowalski”, Szabla 5 : 5: a draw.",
        ),
    ),
    (
        CasualtySaved(ROCH, "hand"),
        (
            "„Roch Kowalski”: postać ocalona, wraca do dworu.",
            "“Roch Kowalski” is saved and returns to the hand.",
        ),
    ),
    (
        ElectionLapsed(),
        (
            "Nikt nie spełnia warunków; elekcja upada.",
            "Nobody meets the conditions; the election lapses.",
        ),
    ),
]


@pytest.mark.parametrize("event, sentences", HAPPENINGS, ids=lambda each: repr(each)[:50])
def test_what_happens_reads_like_this(event, sentences):
    """VE-2.5, VE-4.5, VE-4.16, VE-5.8, VE-6.14, VE-7.3, VE-8.18, VE-9.11, VE-10.6, VE-12.1"""
    assert tuple(said(event, language) for language in ("pl", "en")) == sentences
