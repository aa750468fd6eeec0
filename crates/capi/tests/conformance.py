"""The cases that every door is held to, through the shared library: conformance.py LIBRARY CASES MANY

`sudokit_call` is called as C calls it, with the lengths and buffers of C. Replies are equal to the byte. MANY has the answers about many
grids.
"""

import ctypes
import json
import sys

#: The statuses of codes that have none of their own in C.
OTHERS = {"transformation": "argument", "cell": "argument", "digit": "argument", "line": "text", "puzzle": "text"}


class Error(ctypes.Structure):
    """`sudokit_error`"""

    _fields_ = [
        ("status", ctypes.c_int),
        ("line", ctypes.c_uint64),
        ("column", ctypes.c_uint64),
        ("message", ctypes.c_char * 488),
    ]


def many(sudokit: ctypes.CDLL, file: str) -> None:
    """The answers about many grids."""
    with open(file, encoding="utf-8") as text:
        expected = json.load(text)
    bytes_of = "".join(expected["grids"]).encode()
    grids = (bytes_of, ctypes.c_size_t(len(bytes_of)))

    def written(function: str, size: int, *arguments: object) -> bytes:
        room = ctypes.create_string_buffer(size * len(bytes_of))
        status = getattr(sudokit, function)(*grids, *arguments, room, ctypes.c_size_t(len(room)), None, None)
        assert status == 0, (function, status)
        return room.raw

    assert written("sudokit_shuffle_many", 1, ctypes.c_uint64(expected["seed"])) == "".join(expected["isomorphs"]).encode()
    for name, forms in expected["forms"].items():
        form = (name.encode(), ctypes.c_size_t(len(name)))
        assert written("sudokit_canon_many", 1, *form) == "".join(forms).encode()
    candidates = "".join(str(has) for has in written("sudokit_candidates_many", 9))
    assert candidates == "".join(expected["candidates"])
    ranks = (ctypes.c_uint64 * len(expected["grids"]))()
    assert sudokit.sudokit_rank_many(*grids, ranks, ctypes.c_size_t(len(ranks)), None, None) == 0
    assert [None if rank == 2**64 - 1 else rank for rank in ranks] == expected["ranks"]


def main(library: str, cases: str, answers_about_many: str) -> None:
    sudokit = ctypes.CDLL(library)
    many(sudokit, answers_about_many)
    sudokit.sudokit_status_name.restype = ctypes.c_char_p
    room = ctypes.create_string_buffer(1 << 20)
    held = 0
    with open(cases, encoding="utf-8") as lines:
        for line in lines:
            case = json.loads(line)
            # The bytes of the request as they stand in the file.
            fields = line[line.index('"fields":') + len('"fields":') :]
            _, end = json.JSONDecoder().raw_decode(fields)
            if "needs" in case:
                continue
            task, asked = case["task"].encode(), fields[:end].encode()
            length, error = ctypes.c_size_t(), Error()
            status = sudokit.sudokit_call(
                task, ctypes.c_size_t(len(task)), asked, ctypes.c_size_t(len(asked)), None,
                room, ctypes.c_size_t(len(room)), ctypes.byref(length), ctypes.byref(error),
            )  # fmt: skip
            if "reply" in case:
                assert status == 0, (line[:200], error.message)
                reply = line[line.index('"reply":') + len('"reply":') :].rstrip()[:-1]
                is_random = "seed" not in case["fields"] and "seed" in case["reply"]
                assert is_random or room.value.decode() == reply, (line[:200], room.value[:200])
            else:
                failure = case["failure"]
                name = sudokit.sudokit_status_name(status).decode()
                code = failure["code"]
                assert name == OTHERS.get(code, code), (line[:200], name, error.message)
                place = (failure.get("line", 0), failure.get("column", 0))
                assert (error.line, error.column) == place, (line[:200], error.line, error.column)
            held += 1
    assert held > 450, held
    print(f"{held} cases")


if __name__ == "__main__":
    main(*sys.argv[1:])
