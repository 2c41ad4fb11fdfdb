"""Where messages arrive in these tests: a web server, a mail server, a browser."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import ssl
from collections.abc import Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Request:
    """What somebody posted."""

    def __init__(self, head: bytes, body: bytes) -> None:
        first, *lines = head.decode("ascii").split("\r\n")
        self.first = first
        self.path = first.split(" ")[1]
        pairs = (line.split(": ", 1) for line in lines if line)
        self.headers = {name.lower(): value for name, value in pairs}
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class WebServer:
    """Keeps what it is sent; `answer` may be a status, a whole answer, or made of the request."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.answer: int | bytes | Callable[[Request], int | bytes] = 200
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).removesuffix(b"\r\n\r\n")
            request = Request(head, b"")
            request.body = await reader.readexactly(int(request.headers["content-length"]))
            self.requests.append(request)
            answer = self.answer(request) if callable(self.answer) else self.answer
            if isinstance(answer, int):
                answer = b"HTTP/1.1 %d Word\r\nContent-Length: 0\r\n\r\n" % answer
            writer.write(answer)
            await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def web_server(context: ssl.SSLContext | None = None):
    server = WebServer()
    listener = await asyncio.start_server(server.serve, "127.0.0.1", 0, ssl=context)
    server.port = listener.sockets[0].getsockname()[1]
    async with listener:
        yield server


def certificate(name: str, folder: Any) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server that proves to have this name, and a client that believes it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(secret + signed.public_bytes(serialization.Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cafile=str(file))


class Mail:
    """A message as it arrived."""

    def __init__(self, sender: str, to: list[str], data: bytes) -> None:
        self.sender = sender
        self.to = to
        self.message = email.message_from_bytes(data, policy=email.policy.default)

    @property
    def title(self) -> str:
        return str(self.message["subject"])

    @property
    def text(self) -> str:
        assert self.message.get_content_type() == "text/plain"
        return self.message.get_content()


class MailServer:
    """Takes mail unless `refuses` says so."""

    def __init__(self) -> None:
        self.mails: list[Mail] = []
        self.refuses = False
        self.port = 0

    @property
    def url(self) -> str:
        return f"mailto://127.0.0.1:{self.port}?from=host@tables.example"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        sender, to = "", []
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            match line[:4].upper():
                case b"MAIL":
                    sender = line.decode().split("<")[1].split(">")[0]
                    reply = b"250 ok"
                case b"RCPT":
                    to.append(line.decode().split("<")[1].split(">")[0])
                    reply = b"550 nobody" if self.refuses else b"250 ok"
                case b"DATA":
                    writer.write(b"354 go on\r\n")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    self.mails.append(Mail(sender, to, data[:-5]))
                    reply = b"250 ok"
                case b"QUIT":
                    break
                case _:
                    reply = b"250 ok"
            writer.write(reply + b"\r\n")
            await writer.drain()
        writer.close()


@asynccontextmanager
async def mail_server():
    server = MailServer()
    listener = await asyncio.start_server(server.serve, "127.0.0.1", 0)
    server.port = listener.sockets[0].getsockname()[1]
    async with listener:
        yield server


class Browser:
    """A browser that has subscribed, and can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": endpoint,
            "keys": {"p256dh": text_of(point), "auth": text_of(self._auth)},
        }

    def read(self, request: Request) -> Any:
        assert request.headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(
            request.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(opened)


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
