"""The cases that every door is held to, through the shared library: conformance.py LIBRARY CASES

`sudokit_call` is called as C calls it, with the lengths and buffers of C. Replies are equal to the byte.
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


def main(library: str, cases: str) -> None:
    sudokit = ctypes.CDLL(library)
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
