"""The fonts of a folder that have digits, by family, so that a family of fifty cuts counts no more than one of two."""

import re
import sys
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

# Families that look handwritten, by the beginning of the file's name.
WRITTEN = re.compile(
    r"because|breip|comicneue|dancing|delphine|dkg|femke|humor|kiloji|klee|kristi|purisa|ruf|seto|steve|tomson|yusei"
)
# What a family's cuts are called.
CUT = re.compile(
    r"[^a-z]|regular|bold|italic|oblique|light|medium|semi|demi|thin|black|roman|book|cond(ensed)?|extra|slant"
)
# Families with a member for each script, or for each use, whose digits are alike.
ALIKE = re.compile(r"^(notosans|notoserif|lm|dkg|kiloji|breip)(?!mono).*")
# Symbols, mathematics, and digits of other scripts.
STRANGE = re.compile(r"(symbol|dingbat|math|music|d050000l|standardsymbols|emoji|lastresort|z003|chorus)", re.IGNORECASE)


def families(folders):
    """Two dictionaries of families with their files: printed, written."""
    printed, written = {}, {}
    for folder in folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix.lower() not in (".ttf", ".otf", ".ttc") or STRANGE.search(path.name):
                continue
            if not has_digits(path):
                continue
            family = ALIKE.sub(r"\1", CUT.sub("", path.stem.lower()))
            into = written if WRITTEN.search(family) else printed
            into.setdefault(family, []).append(str(path))
    return printed, written


def has_digits(path):
    try:
        face = ImageFont.truetype(str(path), 32)
        looks = {bytes(face.getmask(str(digit))) for digit in range(1, 10)}
    except OSError:
        return False
    return len(looks) == 9 and b"" not in looks


@lru_cache(maxsize=4096)
def face(path, size):
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


if __name__ == "__main__":
    for name, found in zip(("printed", "written"), families(sys.argv[1:])):
        print(name, len(found), sum(map(len, found.values())), " ".join(found))
