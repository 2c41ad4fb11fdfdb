"""A bot that plays one seat of a table on any server: remote_bot.py URL TABLE SEAT KEY."""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any


def play(url: str, table: str, seat: str, key: str) -> dict[str, object]:
    """Answer whatever the seat is asked, until the match is over."""
    base = f"{url}/api/tables/{table}/seats/{seat}"
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}

    def send(path: str, command: object = None) -> Any:
        data = None if command is None else json.dumps(command).encode()
        request = urllib.request.Request(base + path, data, headers)  # noqa: S310 - given by you
        return urllib.request.urlopen(request, timeout=60)  # noqa: S310

    while True:
        with send("/stream") as stream:
            for line in filter(bytes.strip, stream):  # an empty line is a sign of life
                message = json.loads(line)
                now = message.get("now") or {}
                if now.get("outcome"):
                    return now["outcome"]
                if options := now.get("options"):
                    move = {"type": "play", "action": random.choice(options), "n": message["n"]}
                    try:
                        send("/commands", {**move, "key": uuid.uuid4().hex}).close()
                    except urllib.error.HTTPError as error:
                        if error.code != 409:  # the table has moved on: its news are on the way
                            raise
        time.sleep(1)  # the server stops: come back when it is there again


print(play(*sys.argv[1:]) if len(sys.argv) == 5 else __doc__)
