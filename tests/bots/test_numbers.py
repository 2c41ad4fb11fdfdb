"""The numbers of the bots as data: whole, checked, and told where they come from."""

from __future__ import annotations

import json
from importlib import import_module

import msgspec
import pytest
import tomli_w

from interpares import BadInput
from interpares.bots.magnaci_worth import WEIGHTS, Weights
from interpares.bots.numbers import READ, numbers
from interpares.bots.tuning.players import PLAYERS, present
from interpares.bots.tuning.publishing import dumped
from interpares.bots.veto_weights import BY_DECK, STANDARD
from interpares.games.veto.cards import DECKS

RAW = msgspec.toml.decode(READ("magnaci.toml"))


def file_with(**changed):
    return lambda name: tomli_w.dumps(RAW | changed).encode()


def weights_with(**changed):
    return file_with(weights=RAW["weights"] | changed)


@pytest.mark.parametrize("slug", PLAYERS)
def test_every_number_of_the_data_is_a_field_and_every_field_is_in_the_data(slug):
    kind = import_module(f"interpares.bots.{PLAYERS[slug].weights}").Weights
    raw = msgspec.toml.decode(READ(f"{slug}.toml"))

    assert sorted(raw["weights"]) == sorted(kind.__struct_fields__)
    assert kind.__struct_defaults__ == ()
    assert raw["bot"] == PLAYERS[slug].bot


@pytest.mark.parametrize("slug", PLAYERS)
def test_a_data_file_written_again_is_the_same(slug):
    assert dumped(present(slug)) == READ(f"{slug}.toml")


@pytest.mark.parametrize("slug", PLAYERS)
def test_the_data_tells_what_made_it(slug):
    runs = present(slug).runs

    assert runs[0].adopted
    assert all(run.told.endswith(".") for run in runs)


def test_bots_play_with_the_numbers_of_the_data():
    assert present("magnaci").weights == WEIGHTS
    assert WEIGHTS.win == RAW["weights"]["win"]


def test_every_deck_of_the_box_has_numbers_and_says_only_what_differs():
    raw = msgspec.toml.decode(READ("veto.toml"))

    assert set(BY_DECK) == set(DECKS)
    for name, own in BY_DECK.items():
        differing = {
            field
            for field in STANDARD.__struct_fields__
            if getattr(own, field) != getattr(STANDARD, field)
        }
        assert set(raw["variants"][name]) == differing


@pytest.mark.parametrize(
    "read, words",
    [
        (weights_with(rivals=0.5), "rivals"),
        (weights_with(rival="much"), "$.weights.rival"),
        (weights_with(rival=-0.5), "$.weights.rival"),
        (weights_with(tie=1.5), "$.weights.tie"),
        (weights_with(hope=1.0), "$.weights.hope"),
        (weights_with(offices=[1.0, 2.0]), "$.weights.offices"),
        (weights_with(estate=float("nan")), "not finite"),
        (weights_with(undivided=[0.1, float("inf"), 0.1, 0.1]), "not finite"),
        (file_with(weights={}), "missing required field"),
        (file_with(variants={"x": {"estates": 1.0}}), "estates"),
        (file_with(variants={"x": 3}), "$.variants"),
        (file_with(variants=3), "$.variants"),
        (file_with(weights=3), "$.weights"),
        (lambda name: b"weights = ", "magnaci.toml"),
        (lambda name: json.dumps(RAW).encode(), "magnaci.toml"),
    ],
)
def test_a_wrong_file_is_refused_by_name_and_place(read, words):
    with pytest.raises(BadInput) as refusal:
        numbers("magnaci", Weights, read)

    assert str(refusal.value).startswith("magnaci.toml: ")
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)
