"""The sentences of Sigismundus Augustus: what may be chosen."""

from __future__ import annotations

import pytest

from games.sigismundus.wording import Sentences, offered
from interpares.games.sigismundus.actions import (
    PASS,
    Agitate,
    BribeFigure,
    CommitUnits,
    HoldCourt,
    Maintain,
    MarkOffice,
    PlaceInfluence,
    PlayNegotiations,
    PlayPact,
    RankTied,
    TakeFigure,
)
from interpares.kernel.steps import Action

CHOICES: list[tuple[Action, Sentences]] = [
    (PASS, ("Pas", "Pass", "Passen")),
    (
        PlayNegotiations("sweden", "last"),
        (
            "Zagraj „Negocjacje”: Szwecja na ostatnie pole",
            "Play “Negotiations”: Sweden to the last space",
            "„Verhandlungen“ spielen: Schweden auf das letzte Feld",
        ),
    ),
    (
        PlayPact("sweden"),
        (
            "Zagraj „Tajny pakt” ze Szwecją",
            "Play “Secret Pact” on Sweden",
            "„Geheimpakt“ mit Schweden spielen",
        ),
    ),
    (
        HoldCourt("episcopus_posnaniensis", 1),
        (
            "Sąd kościelny (biskup poznański): karta z ręki Zborowskich",
            "Church court of the Bishop of Poznań: a card from Zborowski",
            "Kirchengericht des Bischofs von Posen: eine Karte von Zborowski",
        ),
    ),
    (
        PlaceInfluence("prussia", ("vistula_raft", "vistula_raft")),
        (
            "Połóż żetony rodu w Prusach Książęcych za: Spływ wiślany, Spływ wiślany",
            (
                "Place House markers in the Duchy of Prussia for: "
                "Raft of the Vistula River, Raft of the Vistula River"
            ),
            "Marken im Herzogtum Preußen ablegen für: Weichsel-Flößerei, Weichsel-Flößerei",
        ),
    ),
    (
        TakeFigure("jan_laski", 1),
        (
            "Mecenat: weź Jana Łaskiego i połóż na karcie 1 dukata",
            "Patronage: take Jan Łaski and put 1 ducat on the card",
            "Mäzenatentum: Jan Łaski nehmen und 1 Dukaten auf die Karte legen",
        ),
    ),
    (
        BribeFigure("santi_gucci"),
        (
            "Mecenat: przekup Santiego Gucciego",
            "Patronage: bribe Santi Gucci",
            "Mäzenatentum: Santi Gucci bestechen",
        ),
    ),
    (
        MarkOffice("vicecancellarius_regni"),
        (
            "Wakanse: oznacz urząd podkanclerzego koronnego",
            "Vacancy: mark the office of Vice-Chancellor of the Crown",
            "Vakanz: das Amt des Vizekanzlers der Krone markieren",
        ),
    ),
    (
        Agitate(2),
        (
            "Agitacja sejmowa: zapłać 2 dukaty",
            "Parliamentary Agitation: pay 2 ducats",
            "Agitation im Sejm: 2 Dukaten zahlen",
        ),
    ),
    (
        CommitUnits(1, 0, 2),
        (
            "Wyślij na pospolite ruszenie: piechota 1, husaria 0, artyleria 2",
            "Send to the Noble Host: infantry 1, hussars 0, artillery 2",
            "Zum Landsturm schicken: Infanterie 1, Hussaria 0, Artillerie 2",
        ),
    ),
    (
        RankTied((2, 0)),
        (
            "W tej kolejności: Zamoyscy, Górkowie",
            "In this order: Zamoyski, Górka",
            "In dieser Reihenfolge: Zamoyski, Górka",
        ),
    ),
    (
        Maintain((0, 0, 0), (0, 0, 0)),
        ("Nie zatrzymuj żadnej jednostki", "Keep no unit", "Keine Einheit behalten"),
    ),
    (
        Maintain((0, 0, 0), (1, 0, 0)),
        (
            "Zatrzymaj tylko z pospolitego ruszenia: 1 jednostkę piechoty",
            "Keep 1 infantry of the host and no active unit",
            "Behalten: vom Landsturm 1 Infanterie, keine aktive Einheit",
        ),
    ),
    (
        Maintain((5, 0, 0), (0, 1, 0)),
        (
            "Zatrzymaj 5 jednostek piechoty; z pospolitego ruszenia 1 jednostkę husarii",
            "Keep 5 infantry; of the host 1 hussars",
            "Behalten: 5 Infanterie; vom Landsturm 1 Hussaria",
        ),
    ),
]


@pytest.mark.parametrize("action, sentences", CHOICES, ids=lambda each: repr(each)[:40])
def test_options_read_like_this(action, sentences):
    """SA-8.3, SA-8.13, SA-10.2, SA-11.8, SA-11.15, SA-15.3, SA-15.6, SA-18.1"""
    assert tuple(offered(action, language) for language in ("pl", "en", "de")) == sentences
