"""The sentences of Sigismundus Augustus: what happens."""

from __future__ import annotations

import pytest

from games.sigismundus.wording import Sentences, every_language, said
from games.text_checks import is_sentence
from interpares.games.sigismundus.events import (
    CourtHeld,
    Crowned,
    FigureBribed,
    IncomeTaken,
    InfluencePlaced,
    Passed,
    Rolled,
    RoundBegun,
    StepsPaid,
    UnitsLost,
)
from interpares.games.sigismundus.sejm_events import (
    ActVoted,
    ArmyKept,
    BidsOpened,
    CountryScored,
    DucatsBack,
    ExtraVotes,
    OfficeKept,
    RibbonScored,
    SealAwarded,
    UnitsReady,
    VotesSold,
)
from interpares.kernel.game import Event

HAPPENINGS: list[tuple[Event, Sentences]] = [
    (
        IncomeTaken(0, 6, ("palatinus_posnaniensis",)),
        (
            "Górkowie biorą 6 dukatów dochodu (wojewoda poznański).",
            "Górka takes 6 ducats of income (Palatine of Poznań).",
            "Górka nimmt 6 Dukaten Einkommen (Woiwode von Posen).",
        ),
    ),
    (
        IncomeTaken(0, 2, ()),
        (
            "Górkowie biorą 2 dukaty; dochodu z urzędów nie mają.",
            "Górka takes 2 ducats and has no office that pays.",
            "Górka nimmt 2 Dukaten und hat kein Amt, das zahlt.",
        ),
    ),
    (
        Passed(1, "foreign_policy", forced=True),
        (
            "Zborowscy nie mogą położyć żetonów rodu.",
            "Zborowski can place no House markers.",
            "Zborowski kann keine Marken ablegen.",
        ),
    ),
    (
        Passed(1, "additional_votes"),
        (
            "Zborowscy nie odrzucają kart za głosy.",
            "Zborowski discards no cards for votes.",
            "Zborowski wirft keine Karten für Stimmen ab.",
        ),
    ),
    (
        StepsPaid(0, 2),
        (
            "Górkowie płacą 2 dukaty za dalsze kroki.",
            "Górka pays 2 ducats for further steps.",
            "Górka zahlt 2 Dukaten für weitere Schritte.",
        ),
    ),
    (
        UnitsReady(),
        (
            "Wszystkie odwrócone jednostki znów są czynne.",
            "All inactive units are active again.",
            "Alle inaktiven Einheiten sind wieder aktiv.",
        ),
    ),
    (
        DucatsBack(0, 1),
        (
            "Górkowie zabierają z powrotem 1 dukata, bo nikt nie chciał tej oferty.",
            "Górka takes back 1 ducat that nobody wanted.",
            "Górka nimmt 1 Dukaten zurück, den niemand wollte.",
        ),
    ),
    (
        OfficeKept(
            0, "episcopus_cracoviensis", ("archiepiscopus_gnesnensis", "episcopus_posnaniensis")
        ),
        (
            (
                "Górkowie zatrzymują urząd biskupa krakowskiego i oddają: "
                "arcybiskup gnieźnieński, prymas · biskup poznański."
            ),
            (
                "Górka keeps the office of Bishop of Kraków and gives up: "
                "Archbishop of Gniezno, Primate · Bishop of Poznań."
            ),
            (
                "Górka behält das Amt des Bischofs von Krakau und gibt auf: "
                "Erzbischof von Gnesen, Primas · Bischof von Posen."
            ),
        ),
    ),
    (
        RibbonScored(0, "lukasz_gornicki", 2, 5, space=2),
        (
            "Górkowie zdobywają 5 PZ za złotą wstęgę Łukasza Górnickiego (pole II).",
            "Górka scores 5 VP for the golden ribbon of Łukasz Górnicki (space II).",
            "Górka erhält 5 SP für das goldene Band von Łukasz Górnicki (Feld II).",
        ),
    ),
    (
        RibbonScored(0, "mikolaj_rej", 0, 0),
        (
            "Górkowie nic nie zdobywają za złotą wstęgę Mikołaja Reja (policzono: 0).",
            "Górka scores nothing for the golden ribbon of Mikołaj Rej (counted: 0).",
            "Górka erhält nichts für das goldene Band von Mikołaj Rej (gezählt: 0).",
        ),
    ),
    (
        Crowned(2, "sweden"),
        ("Zamoyscy koronują Szwecję.", "Zamoyski crowns Sweden.", "Zamoyski krönt Schweden."),
    ),
    (
        InfluencePlaced(3, "prussia", 2, "envoy"),
        (
            "Tarnowscy kładą 2 żetony rodu w Prusach Książęcych.",
            "Tarnowski places 2 House markers in the Duchy of Prussia.",
            "Tarnowski legt 2 Marken im Herzogtum Preußen ab.",
        ),
    ),
    (
        CourtHeld(0, 4, "episcopus_cracoviensis", "military"),
        (
            (
                "Górkowie przez sąd kościelny (biskup krakowski) zabierają Firlejom "
                "kartę polityki militarnej."
            ),
            (
                "The church court of the Bishop of Kraków gives Górka a Military Policy card "
                "from the hand of Firlej."
            ),
            (
                "Das Kirchengericht des Bischofs von Krakau gibt Górka eine Militärpolitikkarte "
                "von der Hand von Firlej."
            ),
        ),
    ),
    (
        Rolled("hussars", 0, 1, 6, 0, 10, 0, 0, 2),
        (
            (
                "Walczy husaria. Górkowie: rzut 6, obrażenia 10; Zborowscy: bez rzutu. "
                "Rany: Górkowie 0, Zborowscy 2."
            ),
            (
                "Hussars: Górka rolls 6 and does 10 damage, Zborowski does not roll. "
                "Wounds: Górka 0, Zborowski 2."
            ),
            (
                "Hussaria: Górka würfelt 6, Schaden 10; Zborowski würfelt nicht. "
                "Wunden: Górka 0, Zborowski 2."
            ),
        ),
    ),
    (
        UnitsLost(0, (2, 0, 1)),
        (
            "Górkowie tracą 2 jednostki piechoty i 1 jednostkę artylerii.",
            "Górka loses 2 infantry and 1 artillery.",
            "Górka verliert 2 Infanterie und 1 Artillerie.",
        ),
    ),
    (
        FigureBribed(0, 1, "jan_kochanowski", 4, 4),
        (
            (
                "Górkowie przekupują za 4 dukaty Jana Kochanowskiego, dotąd u Zborowskich; "
                "złoto na karcie: 4."
            ),
            (
                "Górka bribes Jan Kochanowski away from Zborowski for 4 ducats; "
                "gold on the card now: 4."
            ),
            (
                "Górka besticht Jan Kochanowski, bisher bei Zborowski, für 4 Dukaten; "
                "Gold auf der Karte: 4."
            ),
        ),
    ),
    (
        VotesSold(3, 0, 4, 1),
        (
            "Tarnowscy sprzedają Górkom 4 głosy za 1 dukata.",
            "Tarnowski sells 4 votes to Górka for 1 ducat.",
            "Tarnowski verkauft 4 Stimmen an Górka für 1 Dukaten.",
        ),
    ),
    (
        ExtraVotes(0, "castellanus_cracoviensis", 2),
        (
            "Za żeton na urzędzie kasztelana krakowskiego Górkowie mają 2 dodatkowe głosy.",
            "The marker on the office of Castellan of Kraków gives Górka 2 extra votes.",
            "Die Marke auf dem Amt des Kastellans von Krakau gibt Górka 2 zusätzliche Stimmen.",
        ),
    ),
    (
        BidsOpened("castellanus_cracoviensis", (7, 6, 0)),
        (
            (
                "Dłonie się otwierają. Głosy na urząd kasztelana krakowskiego: "
                "Górkowie 7, Zborowscy 6, Zamoyscy 0."
            ),
            (
                "The hands open. Votes for the office of Castellan of Kraków: "
                "Górka 7, Zborowski 6, Zamoyski 0."
            ),
            (
                "Die Hände öffnen sich. Stimmen für das Amt des Kastellans von Krakau: "
                "Górka 7, Zborowski 6, Zamoyski 0."
            ),
        ),
    ),
    (
        ActVoted("national_church", (True, False, False), (3, 2, 1), 3, 3),
        (
            (
                "Dłonie się otwierają. „Kościół narodowy”: za 3, przeciw 3. "
                "Kto za: Górkowie tak, Zborowscy nie, Zamoyscy nie. "
                "Głosy: Górkowie 3, Zborowscy 2, Zamoyscy 1."
            ),
            (
                "The hands open. “National Church”: 3 for, 3 against. "
                "For it: Górka yes, Zborowski no, Zamoyski no. "
                "Votes: Górka 3, Zborowski 2, Zamoyski 1."
            ),
            (
                "Die Hände öffnen sich. „Nationalkirche“: 3 dafür, 3 dagegen. "
                "Wer dafür ist: Górka ja, Zborowski nein, Zamoyski nein. "
                "Stimmen: Górka 3, Zborowski 2, Zamoyski 1."
            ),
        ),
    ),
    (
        CountryScored("lithuania", 1, 8, 4, (0, 2, 1), (0, 8, 4)),
        (
            (
                "Wielkie Księstwo Litewskie, pole 1, warte 8 i 4 PZ. "
                "Żetony rodu: Zborowscy 2, Zamoyscy 1. PZ: Zborowscy 8, Zamoyscy 4."
            ),
            (
                "Grand Duchy of Lithuania on space 1, worth 8 and 4 VP. "
                "House markers: Zborowski 2, Zamoyski 1. VP: Zborowski 8, Zamoyski 4."
            ),
            (
                "Großfürstentum Litauen auf Feld 1, 8 und 4 SP wert. "
                "Marken: Zborowski 2, Zamoyski 1. SP: Zborowski 8, Zamoyski 4."
            ),
        ),
    ),
    (
        CountryScored("sweden", 2, 7, 3, (0, 0, 0), (0, 0, 0)),
        (
            "Szwecja: nikt nie ma tu żetonów rodu i nikt nie zdobywa punktów.",
            "Sweden: nobody has a House marker there, and nothing is scored.",
            "Schweden: Niemand hat dort eine Marke, und nichts wird gewertet.",
        ),
    ),
    (
        SealAwarded(1, "ottoman", 0),
        (
            (
                "Zborowscy otrzymują pieczęć Imperium Osmańskiego; rozstrzygają Górkowie, "
                "z kartą przedstawiciela króla."
            ),
            (
                "Zborowski gets the seal of the Ottoman Empire by the word of Górka, "
                "the Royal Representative."
            ),
            (
                "Zborowski erhält das Siegel des Osmanischen Reichs; so entscheidet Górka "
                "als Königsvertreter."
            ),
        ),
    ),
    (
        ArmyKept(0, (1, 1, 0), (0, 0, 0), 0),
        (
            "Górkowie zatrzymują 1 jednostkę piechoty i 1 jednostkę husarii za darmo.",
            "Górka keeps 1 infantry and 1 hussars free of charge.",
            "Górka behält 1 Infanterie und 1 Hussaria kostenlos.",
        ),
    ),
    (
        ArmyKept(0, (1, 0, 0), (0, 1, 1), 1),
        (
            (
                "Górkowie zatrzymują 1 jednostkę piechoty za 1 dukata i oddają 1 jednostkę husarii "
                "i 1 jednostkę artylerii."
            ),
            "Górka keeps 1 infantry for 1 ducat and gives up 1 hussars and 1 artillery.",
            "Górka behält 1 Infanterie für 1 Dukaten und gibt 1 Hussaria und 1 Artillerie auf.",
        ),
    ),
]


@pytest.mark.parametrize("event, sentences", HAPPENINGS, ids=lambda each: repr(each)[:60])
def test_what_happens_reads_like_this(event, sentences):
    """SA-6.1, SA-8.21, SA-9.4, SA-10.2, SA-11.8, SA-13.3, SA-14.4, SA-16.2, SA-17.4, SA-18.1"""
    assert tuple(said(event, language) for language in ("pl", "en", "de")) == sentences


@every_language
def test_a_round_begins_with_its_session_its_demand_and_its_figures(language):
    """SA-5.2 to SA-5.4"""
    figures = ("jan_kochanowski", "mikolaj_rej", "santi_gucci")

    sentence = said(RoundBegun(5, "incompatibilitas", "tax_2", figures), language)

    assert is_sentence(sentence)
    assert "Incompatibilitas" in sentence
    assert "Piotrków 1562" in sentence
    assert "Jan Kochanowski, Mikołaj Rej, Santi Gucci" in sentence
