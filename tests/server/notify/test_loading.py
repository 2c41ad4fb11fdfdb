"""The server is ready before the libraries of its senders are loaded."""

import subprocess
import sys

HEAVY = ("apprise", "pywebpush", "py_vapid", "cryptography", "requests", "aiohttp", "certifi")


def test_nothing_heavy_is_loaded_before_it_is_needed():
    program = f"""
import sys
import interpares.server.notify
print([name for name in {HEAVY} if name in sys.modules])
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)

    assert found.stdout.decode().strip() == "[]"
