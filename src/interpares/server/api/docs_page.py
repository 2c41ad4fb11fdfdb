"""The documentation of the API as a page that needs nothing from anywhere else."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Litestar, MediaType, Request, get

METHODS = ("get", "post", "put", "patch", "delete")
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inter Pares: the API</title>
<style>
body {{ font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #f6efe0 }}
h2 {{ border-bottom: 1px solid #b79f77 }}
dt {{ font-family: monospace; margin-top: .8rem; overflow-wrap: anywhere }}
dd {{ margin-left: 1.5rem }}
b {{ display: inline-block; min-width: 4.5rem }}
@media (prefers-color-scheme: dark) {{ body {{ color: #eadfc8; background: #1f1a15 }}
  a {{ color: #d9b36a }} }}
</style>
</head>
<body>
<h1>Inter Pares: the API</h1>
<p>How it works is told in <code>docs/protocol.md</code>;
every field is in <a href="/api/openapi/openapi.json">the OpenAPI document</a>.
A table is played at the WebSocket <code>/api/tables/&#123;table_id&#125;/socket</code>.</p>
{parts}
</body>
</html>
"""


@get("/api/docs", media_type=MediaType.HTML, tags=["operation"], summary="This documentation")
async def docs(request: Request[Any, Any, Any]) -> str:
    """Every route with what it is for."""
    return page(request.app)


def page(app: Litestar) -> str:
    """The page, made from the OpenAPI document."""
    parts: dict[str, list[str]] = {}
    for path, item in app.openapi_schema.to_schema()["paths"].items():
        for method in METHODS:
            if method in item:
                tag = item[method].get("tags", [""])[0]
                parts.setdefault(tag, []).append(entry(method, path, item[method]))
    sections = [f"<h2>{escape(tag)}</h2><dl>{''.join(parts[tag])}</dl>" for tag in sorted(parts)]
    return PAGE.format(parts="\n".join(sections))


def entry(method: str, path: str, operation: dict[str, Any]) -> str:
    """One route."""
    told = f"{operation.get('summary', '')}. {operation.get('description', '')}"
    return f"<dt><b>{method.upper()}</b> {escape(path)}</dt><dd>{escape(told)}</dd>"
