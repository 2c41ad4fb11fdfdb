"""Answers that a reader may keep."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request, Response

from ...kernel.game import encode
from ...kernel.records import edition_of

Browser = Request[Any, Any, Any]
Content = TypeVar("Content")


def kept(
    request: Browser, content: Content, media_type: str, language: str = ""
) -> Response[Content]:
    """The content with its fingerprint; nothing but that if the reader has it already."""
    raw = content if isinstance(content, bytes) else encode(content)
    tag = f'"{edition_of([raw])}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if language:
        headers["content-language"] = language
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)  # type: ignore[arg-type]
    return Response(content, headers=headers, media_type=media_type)
