"""The servers of the program, asked by clients that others wrote: clients.py PROGRAM

`openapi-spec-validator` reads the description of `sudoku serve`; `mcp`, the official client, talks to `sudoku mcp` and holds every
result against the schema of its tool. Then the server gives a hundred thousand hints, and is no larger for it.
"""

import asyncio
import http.client
import json
import pathlib
import subprocess
import sys
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from openapi_spec_validator import validate

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#: Tools, their fields, and whether the result is an error.
CALLS = [
    ("solve", {"puzzle": PUZZLE}, False),
    ("check", {"puzzle": "55" + PUZZLE[2:]}, False),
    ("hint", {"puzzle": PUZZLE, "pictures": True, "lang": "de"}, False),
    ("hint", {"puzzle": "55" + PUZZLE[2:]}, False),
    ("explain", {"puzzle": PUZZLE}, False),
    ("steps", {"puzzle": PUZZLE, "limit": 3}, False),
    ("rate", {"puzzle": PUZZLE, "scales": "all", "path": True, "hardest": True}, False),
    ("generate", {"level": "hard", "symmetry": "half-turn", "seed": 3}, False),
    ("generate", {"product": "top-down", "count": 3}, False),
    ("convert", {"text": PUZZLE, "format": "sudokupad"}, False),
    ("solve", {"puzzel": PUZZLE}, True),
    ("generate", {"level": "easy", "hardest": "x-wing"}, True),
]


async def talk(program: str) -> None:
    server = StdioServerParameters(command=program, args=["mcp"])
    async with stdio_client(server) as (reader, writer), ClientSession(reader, writer) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools >= {name for name, _, _ in CALLS}, tools
        for name, fields, is_error in CALLS:
            # The client refuses a result that its schema does not describe.
            result = await session.call_tool(name, fields)
            assert bool(result.is_error) == is_error, (name, fields, result)
        pages = (await session.list_resources()).resources
        assert len(pages) > 80
        for page in pages[::20]:
            contents = (await session.read_resource(page.uri)).contents
            assert contents[0].text.startswith("# "), page.uri


def resident(process: int) -> int:
    """The memory of a process in kibibytes."""
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def serve(program: str) -> None:
    server = subprocess.Popen([program, "serve", "--port", "0", "-q"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        host = server.stdout.readline().strip().removeprefix("http://").rstrip("/")
        client = http.client.HTTPConnection(host, timeout=30)

        def ask(path: str) -> bytes:
            client.request("GET", path)
            answer = client.getresponse()
            body = answer.read()
            assert answer.status == 200, (path, answer.status, body)
            return body

        validate(json.loads(ask("/openapi.json")))
        hint = f"/hint?puzzle={PUZZLE}"
        for _ in range(20_000):
            ask(hint)
        before, began = resident(server.pid), time.monotonic()
        for _ in range(80_000):
            ask(hint)
        after = resident(server.pid)
        print(f"{80_000 / (time.monotonic() - began):.0f} hints a second, {before} KiB before and {after} after")
        assert after < before + 4096, (before, after)
    finally:
        server.terminate()
        server.wait(timeout=20)


if __name__ == "__main__":
    asyncio.run(talk(sys.argv[1]))
    serve(sys.argv[1])
