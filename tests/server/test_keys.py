"""Ids and keys, as they are made."""

from __future__ import annotations

from interpares.server import keys


def test_ids_and_keys_survive_links_and_command_lines():
    """A dash is cut off the end of a link by some programs, and begins an option of a command."""
    made = [keys.new_id() for _ in range(500)] + [keys.new_key() for _ in range(500)]

    assert all(each.isascii() and each.isalnum() for each in made)
    assert len(set(made)) == len(made)


def test_a_key_opens_what_was_hashed_and_nothing_opens_an_empty_hash():
    key = keys.new_key()

    assert keys.opens(key, keys.hashed(key))
    assert not keys.opens(keys.new_key(), keys.hashed(key))
    assert not keys.opens(key, "")
