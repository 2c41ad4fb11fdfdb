"""Commands that are printed work as they are printed."""

from __future__ import annotations

import sys

import pytest

from interpares.cli.naming import command


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """A program in an environment of its own, one folder below the one we are in."""
    program = tmp_path / "venv" / "bin" / "interpares"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", [str(program)])
    return program


def test_a_program_that_the_shell_does_not_find_is_called_by_its_path(installed):
    assert command("play", "--resume", "a b") == "venv/bin/interpares play --resume 'a b'"


def test_a_program_that_the_shell_finds_is_called_by_its_name(installed, monkeypatch):
    monkeypatch.setenv("PATH", str(installed.parent))

    assert command("play") == "interpares play"


def test_in_its_own_folder_the_path_is_still_a_path(installed, monkeypatch):
    monkeypatch.chdir(installed.parent)

    assert command("play") == "./interpares play"


def test_a_module_is_called_as_a_module(installed, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["/somewhere/interpares/__main__.py"])
    monkeypatch.setattr(sys, "executable", str(installed.parent / "python"))

    assert command("games") == "venv/bin/python -m interpares games"
