"""Home-made cards: what they are, what is wrong with them, and how they are named."""

from __future__ import annotations

import base64
import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.veto.own_examples import CROSSROADS, ENTRIES, MILLER, OWN, entry_of
from interpares import BadInput
from interpares.games.veto.cards import BOXED, CARDS, READ
from interpares.games.veto.flaw_words import said_in
from interpares.games.veto.own_cards import LARGEST, flaws_of, is_own, made, own_card, tidy
from interpares.games.veto.own_toml import as_toml

WRONG = tomllib.loads((Path(__file__).parent / "wrong_cards.toml").read_text("utf-8"))
FILES = ("characters", "equipment", "possessions", "effects", "thrusts", "strategies")
BOX: dict[str, dict[str, Any]] = {
    each["id"]: each
    for file in FILES
    for each in tomllib.loads(READ(f"{file}.toml").decode())["card"]
}


def copied(card: str, **fields: Any) -> dict[str, Any]:
    """A card of the box as somebody would make it again, under another name."""
    entry = dict(BOX[card])
    name = {language: f"{said} bis" for language, said in entry["name"].items()}
    person = {"person": f"{entry['person']}_bis"} if "person" in entry else {}
    return {**entry, "name": name, **person, **fields}


@pytest.mark.parametrize("card", BOX)
def test_every_card_of_the_box_could_have_been_made_at_home(card: str):
    """VE-L.1"""
    entry = copied(card)

    assert flaws_of(entry) == []
    own = made(entry)
    assert own_card(own.code) == own
    assert tidy(tomllib.loads(as_toml(own.entry))["card"][0]) == own.entry


def test_the_id_is_made_of_the_content():
    """VE-L.1"""
    again = made(json.loads(json.dumps(entry_of("Jan Nowak"))))
    other = made(entry_of("Jan Nowak", lafa=4))

    assert again == MILLER
    assert MILLER.id.startswith("own_jan_nowak_")
    assert other.id != MILLER.id
    assert len({each.id for each in OWN.values()}) == len(ENTRIES)


def test_what_is_usual_or_not_for_its_maker_to_say_makes_no_other_card():
    """VE-L.1"""
    said = entry_of("Jan Nowak", faction="none", upkeep=0, id="x", number=7, source="ours")

    assert made(said) == MILLER
    assert "upkeep" not in MILLER.entry


def test_a_code_has_one_form_only():
    """VE-L.1"""
    raw = json.dumps(MILLER.entry).encode()
    loose = base64.urlsafe_b64encode(raw).decode().rstrip("=")

    with pytest.raises(BadInput, match="code"):
        own_card(loose)


@pytest.mark.parametrize("code", ["", "x", "%%%", "e30", "bnVsbA", "W10", "A" * 9000, "ł", "IjEi"])
def test_what_is_no_code_is_refused(code: str):
    """VE-L.1"""
    with pytest.raises(BadInput):
        own_card(code)


LEGAL = [
    each for each in WRONG["legal"] if each.get("file") not in ("factions.toml", "keywords.toml")
]
FORMS = [
    each
    for name, entries in WRONG.items()
    if name not in ("legal", "unknown")
    for each in entries
    if each.get("file") not in ("factions.toml", "keywords.toml")
]
OWN_KEYS = ("file", "card", "flaw")


def changed(entry: dict[str, Any]) -> dict[str, Any]:
    """The card an entry of the wrong cards is about, made at home."""
    fields = {key: value for key, value in entry.items() if key not in OWN_KEYS}
    return copied(entry.get("card", "confiscation"), **fields)


@pytest.mark.parametrize("legal", LEGAL)
def test_what_a_card_of_the_box_may_say_a_home_made_one_may(legal: dict[str, Any]):
    """VE-L.1"""
    assert flaws_of(changed(legal)) == []


@pytest.mark.parametrize("wrong", FORMS, ids=lambda wrong: wrong["flaw"])
def test_what_makes_no_sense_in_the_box_makes_none_at_home(wrong: dict[str, Any]):
    """VE-L.1 to VE-L.18"""
    found = [f"{each.path}: {each.said}" for each in flaws_of(changed(wrong))]

    assert wrong["flaw"] in found


@pytest.mark.parametrize("unknown", WRONG["unknown"], ids=lambda unknown: unknown["flaw"])
def test_words_that_are_not_in_the_lists_are_named_with_their_place(unknown: dict[str, Any]):
    """VE-L.1"""
    said, _, place = unknown["flaw"].partition(" - at ")

    [found] = flaws_of(changed(unknown))

    assert found.said.casefold().startswith(said[:12].casefold())
    assert found.path in place or found.path.endswith(place.strip("`").rpartition(".")[2])


@pytest.mark.parametrize(
    "entry, path, said",
    [
        ([], "", "it is no table"),
        ({}, "type", "it must be character"),
        ({"type": "faction"}, "type", "it must be character"),
        (entry_of("Jan Nowak", text=None), "text", "it is missing"),
        (entry_of("Crossroads", play=None), "play", "it is missing"),
        (entry_of("Crossroads", szabla=1), "szabla", "no such field"),
        (entry_of("Jan Nowak", colour="red"), "colour", "no such field"),
        (entry_of("Jan Nowak", name={"pl": " ", "en": "x"}), "name.pl", "no words"),
        (entry_of("Jan Nowak", name={"pl": "x" * 61, "en": "x"}), "name.pl", "61 letters"),
        (entry_of("Jan Nowak", text={"pl": "x\x00", "en": "x"}), "text.pl", "cannot be seen"),
        (entry_of("Crossroads", name={"pl": "Finta", "en": "x"}), "name.pl", "'feint' is called"),
        (entry_of("Jan Nowak", person="feint"), "person", "somebody else"),
        (entry_of("Jan Nowak", person="Jan N"), "person", "small letters"),
        (entry_of("Jan Nowak", person="andrzej_kmicic"), "name", "the same person by another name"),
        (entry_of("Andrzej Kmicic", epithet=None), "epithet", "it needs an epithet"),
        (entry_of("Jan Nowak", lafa=-1), "lafa", "below 0"),
        (entry_of("Jan Nowak", lafa=100), "lafa", "above 99"),
        (entry_of("Jan Nowak", keywords=["weapon"]), "keywords", "no keyword of such a card"),
        (entry_of("Jan Nowak", note=float("nan"), lafa=1.5), "lafa", "expected `int`"),
    ],
)
def test_a_home_made_card_is_refused_with_the_place(entry: Any, path: str, said: str):
    """VE-L.1"""
    assert [each for each in flaws_of(entry) if each.path == path and said in each.said]


def test_several_places_are_named_at_once():
    """VE-L.1"""
    entry = entry_of("Jan Nowak", lafa="2", ability=[{"kind": "x"}, {"kind": "deed", "do": [{}]}])

    assert [each.path for each in flaws_of(entry)] == [
        "ability[0].kind",
        "ability[1].do[0]",
        "lafa",
    ]


def drawing(depth: int) -> list[dict[str, Any]]:
    """So many loops, one inside the other."""
    inside = drawing(depth - 1) if depth else [{"op": "draw", "who": "you", "amount": 1}]
    return [{"op": "for_each", "sel": {}, "do": inside}] if depth else inside


def test_no_card_keeps_a_table_waiting():
    """VE-L.1: Loops in loops, endless lists and huge entries are refused."""
    deep = entry_of("Crossroads", play={"kind": "trifle", "do": drawing(2)})
    long = entry_of("Crossroads", play={"kind": "trifle", "do": drawing(0) * 41})
    large = entry_of("Crossroads", play={"kind": "trifle", "do": drawing(0) * 400})
    nested: Any = []
    for _ in range(5000):
        nested = [nested]

    assert [each.path for each in flaws_of(deep)] == ["play.do"]
    assert "41 operations" in flaws_of(long)[0].said
    assert f"{LARGEST} are allowed" in flaws_of(large)[0].said
    assert "nested too deeply" in flaws_of({"type": "effect", "play": nested})[0].said


def test_a_wrong_card_is_named_with_its_flaws():
    """VE-L.1"""
    with pytest.raises(BadInput, match="'Crossroads': lafa: no value is below 0"):
        made(entry_of("Crossroads", lafa=-1))


def test_making_a_card_makes_it_known_to_nobody():
    """VE-L.1"""
    assert is_own(CROSSROADS.id)
    assert CROSSROADS.id not in CARDS
    assert CROSSROADS.id not in BOXED


def test_toml_is_written_as_the_data_files_are():
    """VE-L.1"""
    written = as_toml(OWN["I Protest"].entry)

    assert written.startswith('[[card]]\ntype = "effect"\nname = { pl = "Protestuję"')
    assert '\n[card.play]\nkind = "reply"\n' in written
    assert '  { op = "negate", fate = "discard" },\n' in written


@pytest.mark.parametrize("said", ['"quoted" \\ back', "tab\tnew", "{braces} # [x]", "żółć 🂡"])
def test_any_words_come_back_from_toml(said: str):
    """VE-L.1"""
    entry = {"type": "effect", "text": {"pl": said, "en": said}}

    assert tomllib.loads(as_toml(entry))["card"] == [entry]


def test_the_entry_is_plain_json():
    """VE-L.1"""
    assert msgspec.json.decode(msgspec.json.encode(MILLER.entry)) == MILLER.entry


@pytest.mark.parametrize("wrong", [*FORMS, *WRONG["unknown"]], ids=lambda wrong: wrong["flaw"])
def test_every_flaw_has_words_in_polish(wrong: dict[str, Any]):
    """VE-L.1"""
    for flaw in flaws_of(changed(wrong)):
        assert said_in("pl", flaw.said) != flaw.said == said_in("en", flaw.said)


def test_the_words_of_flaws_keep_what_they_are_about():
    """VE-L.1"""
    assert said_in("pl", "there is no target 'x'") == "nie ma celu „x”"
    assert said_in("pl", "nobody has said this") == "nobody has said this"
