"""No message of a user goes into somebody's own network."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from interpares.server.errors import Problem
from interpares.server.notify.guard import Guard, is_open, parts_of, resolver

OPEN = "93.184.215.14"


def answers(*addresses: str):
    """A resolver that knows one answer."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


def check(url: str, *addresses: str, allow_private: bool = False):
    return asyncio.run(Guard(answers(*addresses), allow_private=allow_private).check(url))


def refusal(url: str, *addresses: str) -> str:
    with pytest.raises(Problem) as found:
        check(url, *addresses)
    assert found.value.code == "bad_input"
    return found.value.message


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",  # noqa: S104 - nothing is bound
        "0.1.2.3",
        "10.0.0.1",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.254",
        "168.63.129.16",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.0.192",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.7",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:0:127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "64:ff9b:1::808:808",
        "100::1",
        "2001::1",
        "2001:0:808:808::1",
        "2001:10::1",
        "2001:20::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:a00:1::",
        "2002:c0a8:101::1",
        "3fff::1",
        "4000::1",
        "5f00::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "nonsense",
        "",
    ],
)
def test_addresses_that_are_not_of_the_open_internet(address):
    assert not is_open(address)
    assert refusal("https://hooks.example/", OPEN, address) == "target-private"


@pytest.mark.parametrize(
    "address",
    [
        OPEN,
        "8.8.8.8",
        "100.63.255.255",
        "100.128.0.1",
        "172.15.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "223.255.255.255",
        "2600:1901::1",
        "2a00:1450:4001::200e",
        "::ffff:8.8.8.8",
        "64:ff9b::808:808",
        "2002:808:808::1",
    ],
)
def test_addresses_of_the_open_internet(address):
    assert is_open(address)
    assert check("https://hooks.example/", address).addresses == (address,)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example",
        "//hooks.example/",
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "gopher://hooks.example/",
        "javascript:alert(1)",
        "json://hooks.example/",
        "http://",
        "http:///path",
        "http://user@hooks.example/",
        "http://user:secret@hooks.example/",
        "http://hooks.example@evil.example/",
        "http://@hooks.example/",
        "http://hooks.example\\@evil.example/",
        "http://hooks.example:port/",
        "http://hooks.example:99999/",
        "http://hooks.example:-1/",
        "http://hooks example/",
        "http://hooks.example/a b",
        "http://hooks.example/\r\nHost: evil.example",
        "http://hooks.example/\tx",
        "http://hooks.example/\x00",
        "http://ho%6fks.example/",
        "http://[::1",
        "http://[fe80::1%25eth0]/",
        "http://[fe80::1%eth0]/",
        "http://[v1.x]/",
        "http://hóoks.example/",
        "http://ⅼocalhost/",  # the first letter is a Roman numeral
        "http://127。0。0。1/",
        "https://hooks.example/" + "x" * 2000,
    ],
)
def test_what_is_no_plain_web_address_is_refused_before_anybody_looks_it_up(url):
    async def never(host: str, port: int) -> list[str]:
        raise AssertionError(host)

    with pytest.raises(Problem) as found:
        asyncio.run(Guard(never, allow_private=True).check(url))

    assert found.value.message == "target-url"


@pytest.mark.parametrize(
    "port", [0, 1, 22, 25, 79, 81, 110, 3306, 5432, 6379, 7999, 10_000, 11_211]
)
def test_ports_of_other_services_are_refused(port):
    assert refusal(f"http://hooks.example:{port}/", OPEN) == "target-port"


@pytest.mark.parametrize(
    "url, port",
    [
        ("http://hooks.example/", 80),
        ("https://hooks.example/", 443),
        ("http://hooks.example:443/", 443),
        ("https://hooks.example:8000/", 8000),
        ("https://hooks.example:8443/", 8443),
        ("https://hooks.example:9999/", 9999),
    ],
)
def test_ports_of_web_services_are_taken(url, port):
    assert check(url, OPEN).port == port


@pytest.mark.parametrize(
    "url, parts",
    [
        ("https://Hooks.Example/a/b?c=d&e#f", (True, "hooks.example", 443, "/a/b?c=d&e")),
        ("http://hooks.example.", (False, "hooks.example", 80, "/")),
        ("HTTP://hooks.example?x", (False, "hooks.example", 80, "/?x")),
        ("http://[2600:1901::1]:8080/x", (False, "2600:1901::1", 8080, "/x")),
    ],
)
def test_a_web_address_is_taken_apart(url, parts):
    assert parts_of(url) == parts


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "2130706433",
        "0x7f000001",
        "0x7f.1",
        "0177.0.0.1",
        "127.1",
        "0",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "localhost",
        "localhost.",
        "LOCALHOST",
        "10.1.2.3",
        "169.254.169.254",
        "[fd00::1]",
    ],
)
def test_the_system_cannot_be_talked_into_this_machine_or_its_network(host):
    assert asyncio.run(refusal_of_the_system(f"http://{host}/")) == "target-private"


async def refusal_of_the_system(url: str) -> str:
    """What is refused when the system itself looks the name up."""
    with ThreadPoolExecutor(1) as threads, pytest.raises(Problem) as found:
        await Guard(resolver(threads)).check(url)
    return found.value.message


def test_a_name_with_one_private_address_is_refused_altogether():
    assert refusal("https://hooks.example/", OPEN, "10.0.0.1") == "target-private"


def test_a_name_that_nobody_knows_is_refused_like_one_that_only_we_know():
    async def fails(host: str, port: int) -> list[str]:
        raise OSError(host)

    with pytest.raises(Problem) as found:
        asyncio.run(Guard(fails).check("https://hooks.example/"))

    assert found.value.message == "target-private"
    assert refusal("https://hooks.example/") == "target-private"


def test_a_label_too_long_for_a_name_is_refused():
    assert asyncio.run(refusal_of_the_system(f"http://{'x' * 64}.example/")) == "target-private"


def test_a_setting_allows_private_targets_and_any_port_but_not_credentials():
    target = check("http://127.0.0.1:34567/x", "127.0.0.1", allow_private=True)

    assert (target.port, target.addresses) == (34567, ("127.0.0.1",))
    with pytest.raises(Problem):
        check("http://a:b@127.0.0.1/", "127.0.0.1", allow_private=True)
