"""Results of different code are kept apart; words about the code are no code."""

import ast

from interpares.bots import code


def plain(tmp_path, text):
    path = tmp_path / "module.py"
    path.write_text(text, "utf-8")
    return code._plain(path)


def test_comments_docstrings_and_layout_do_not_count(tmp_path):
    said = '"""A bot."""\nX = 1  # one\ndef f(x):\n    """Adds."""\n    return (x +\n        X)\n'

    assert plain(tmp_path, said) == plain(tmp_path, "X = 1\ndef f(x):\n    return x + X\n")


def test_what_is_done_does_count(tmp_path):
    assert plain(tmp_path, "X = 1\n") != plain(tmp_path, "X = 2\n")


def test_a_function_of_words_alone_is_still_one(tmp_path):
    ast.parse(plain(tmp_path, 'class Empty:\n    """Nothing."""\n'))


def test_the_bots_of_a_game_are_its_own_modules_and_what_these_import():
    modules = {path.name for path in code._with_imports([code.BOTS / "magnaci.py"])}

    assert {"magnaci.py", "magnaci_worth.py", "magnaci_contests.py"} <= modules
    assert not [name for name in modules if name.startswith(("florence", "veto", "arena"))]
    assert code.playing_code("magnaci") != code.playing_code("florence")


def test_how_a_bot_searches_is_part_of_it(monkeypatch, tmp_path):
    before = code.playing_code("magnaci")
    monkeypatch.setattr(code, "_plain", without("magnaci_guide.py", code._plain))

    code.playing_code.cache_clear()
    assert code.playing_code("magnaci") != before
    code.playing_code.cache_clear()


def without(name, plain):
    return lambda path: "" if path.name == name else plain(path)


def test_numbers_count_and_the_runs_that_made_them_do_not(tmp_path):
    file = tmp_path / "game.toml"
    digests = []
    for text in (
        "[weights]\na = 1\n",
        "[[runs]]\nseed = 1\n[weights]\na = 1\n",
        "[weights]\na = 2\n",
    ):
        file.write_text(text, "utf-8")
        digests.append(code._numbers(file))

    assert digests[0] == digests[1] != digests[2]
