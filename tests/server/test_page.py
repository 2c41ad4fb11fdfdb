"""The page of the web client: its files, its addresses, and what browsers are told of it."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient

from interpares.server.app import create_app
from interpares.server.services import Services
from interpares.server.settings import Settings

HASHED = "/assets/index-4f2a.js"
FILES = {
    "index.html": "<!doctype html><title>Inter Pares</title>",
    "sw.js": "self.skipWaiting()",
    "favicon.svg": "<svg/>",
    HASHED[1:]: "export const games = 5\n" * 100,
    "assets/font.woff2": "wOF2" * 400,
}


@pytest.fixture
def serve(tmp_path):
    """A server nobody has started, with these files as its page."""

    def serve(files):
        for name, text in files.items():
            path = tmp_path / "static" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        settings = Settings(data=str(tmp_path / "data"), static=str(tmp_path / "static"))
        app = create_app(settings)
        app.state.services = Services(settings)
        return TestClient(app)

    return serve


@pytest.fixture
def client(serve):
    return serve(FILES)


@pytest.mark.parametrize(
    "path, kind",
    [
        ("/favicon.svg", "image/svg+xml"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        (HASHED, "text/javascript; charset=utf-8"),
        ("/assets/font.woff2", "font/woff2"),
    ],
)
def test_every_file_comes_with_its_kind(client, path, kind):
    answer = client.get(path)

    assert (answer.status_code, answer.text) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind


@pytest.mark.parametrize(
    "path",
    ["/", "/table/Xk3v", "/rules/magnaci/MA-1.3", "/%00", "/..%2f..%2fetc%2fpasswd", "/assets"],
)
def test_any_other_address_is_a_screen_of_the_page(client, path):
    answer = client.get(path)

    assert (answer.status_code, answer.text) == (200, FILES["index.html"])


def test_a_file_called_by_its_content_is_kept_for_good(client):
    assert client.get(HASHED).headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/sw.js", "/favicon.svg"])
def test_others_are_asked_for_again_and_sent_if_they_have_changed(client, path):
    first = client.get(path)
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_not_there_is_no_page(client):
    for path in ("/assets/index-old.js", "/api", "/api/nothing", "/api/games/magnaci/no"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["message"]) == (404, "no-path"), path
    assert client.post("/api/nothing").status_code == 404
    assert client.post("/table/Xk3v").status_code == 405


def test_nothing_outside_the_folder_is_read(serve, tmp_path):
    (tmp_path / "secret.txt").write_text("hush")

    client = serve(FILES)

    assert client.get("/../secret.txt").text == FILES["index.html"]
    assert client.get("/assets/../../secret.txt").text != "hush"
    assert client.get("/assets/..%2f..%2fsecret.txt").status_code == 404


def test_what_can_be_compressed_is(client):
    page = client.get(HASHED, headers={"accept-encoding": "gzip"})
    font = client.get("/assets/font.woff2", headers={"accept-encoding": "gzip"})

    assert page.headers["content-encoding"] == "gzip"
    assert int(page.headers["content-length"]) < len(FILES[HASHED[1:]]) / 10
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize("path", ["/", HASHED, "/table/x", "/api/games", "/api/docs"])
def test_browsers_are_told_what_a_page_may_do(client, path):
    headers = client.get(path).headers

    assert headers["content-security-policy"].startswith("default-src 'self'; ")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "language, word", [("en", "has not been built"), ("pl-PL,pl;q=0.9", "nie została")]
)
def test_a_page_nobody_has_built_says_how_to_build_it(serve, language, word):
    answer = serve({}).get("/table/x", headers={"accept-language": language})

    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert word in answer.text
    assert "make play" in answer.text
    assert "npm run build" in answer.text


def test_a_page_that_is_built_anew_is_shown_without_a_restart(serve, tmp_path):
    client = serve(FILES)
    (tmp_path / "static" / "index.html").write_text("<title>new</title>")
    (tmp_path / "static" / "assets" / "index-new.js").write_text("new")

    assert client.get("/").text == "<title>new</title>"
    assert client.get("/assets/index-new.js").text == "new"
