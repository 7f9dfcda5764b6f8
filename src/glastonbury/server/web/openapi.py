"""The description of the REST interface, as data and as a page: plain HTML that loads nothing from anywhere."""

from collections.abc import Iterable
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin


class Data(JsonRenderPlugin):
    """Says where other fields than the described ones are refused: in what is sent. Litestar leaves it out."""

    def __init__(self, bodies: Iterable[type[msgspec.Struct]]) -> None:
        super().__init__(path="/openapi.json")
        self.bodies = bodies

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        described = openapi_schema["components"]["schemas"]
        for name, schema in msgspec.json.schema_components(self.bodies)[1].items():
            if name in described and schema.get("additionalProperties") is False:
                described[name]["additionalProperties"] = False
        return super().render(request, openapi_schema)


class ApiPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/", favicon="", media_type=MediaType.HTML)

    def render(self, _request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            "<!doctype html><html lang=en><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width'><title>Glastonbury: interface</title>",
            "<h1>Glastonbury: the server's interface</h1>",
            "<p>The same as data: <a href=/api/openapi.json>openapi.json</a>. Every error is a code with data.</p>",
        ]
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, operation in methods.items():
                parts.append(f"<h2>{method.upper()} {escape(path)}</h2>")
                parts.append(f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>")
                parts.append(f"<ul>{''.join(lines(operation))}</ul>")
        parts.append("<h1>Data</h1>")
        for name, schema in sorted(openapi_schema["components"]["schemas"].items()):
            parts.append(f"<h2 id='{escape(name)}'>{escape(name)}</h2><p>{escape(schema.get('description', ''))}</p>")
            fields = schema.get("properties", {})
            parts.append(f"<ul>{''.join(f'<li>{escape(key)}: {shown(fields[key])}</li>' for key in fields)}</ul>")
        return "".join(parts).encode()


def lines(operation: dict[str, Any]) -> list[str]:
    found = [
        f"<li>{escape(parameter['name'])} ({escape(parameter['in'])}): {shown(parameter['schema'])}</li>"
        for parameter in operation.get("parameters", [])
    ]
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    found += [f"<li>body: {shown(content['schema'])}</li>" for content in bodies]
    for status, response in operation["responses"].items():
        gives = [shown(content["schema"]) for content in response.get("content", {}).values()]
        found.append(f"<li>{status}: {', '.join(gives)} {escape(response.get('description', ''))}</li>")
    return found


def shown(schema: dict[str, Any]) -> str:
    """A type in a word, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(shown(kind) for kind in schema[several])
    if schema.get("type") == "array":
        return f"list of {shown(schema.get('items', {}))}"
    if "enum" in schema:
        return escape(", ".join(map(str, schema["enum"])))
    return escape(str(schema.get("type", "anything")))
