"""Draws a page with a Sudoku as a phone sees it, and knows what is on it."""

import io
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from fonts import face
from strokes import Hand


@dataclass
class Page:
    """A picture, the corners of its grid, and its digits: 0 where a cell is empty; `own` marks those by hand."""

    picture: Image.Image
    corners: np.ndarray
    digits: np.ndarray
    own: np.ndarray


def draw_page(rng, printed, written, filled=None):
    """A page from a random generator and the families of fonts; `filled` are its digits and which are by hand.

    Without them the digits are random and each has its own font or hand: the network sees one cell at a time, so a
    page of many hands teaches as much as many pages.
    """
    target = np.exp(rng.uniform(np.log(15), np.log(62)))
    cell = int(np.clip(target * 1.2, 22, 60))
    digits, own = filled or filling(rng)
    sheet = Sheet(rng, cell)
    sheet.surroundings(printed)
    sheet.lines()
    for part in parts(digits * ~own, together=filled is not None):
        sheet.print_digits(part, printed)
    for part in parts(digits * own, together=filled is not None):
        sheet.write_digits(part, written)
    if rng.random() < 0.22:
        sheet.pencil_marks(digits, printed, written)
    view = View(rng, cell, sheet.margin, target)
    picture = view.take(sheet.reflectance())
    return Page(expose(rng, picture, target), view.corners, digits, own)


def filling(rng):
    """Digits at random: the network shall not learn puzzles."""
    digits = rng.integers(1, 10, 81)
    given = rng.random(81) < rng.uniform(0.25, 0.5)
    kind = rng.random()
    share = 0 if kind < 0.3 else 1 if kind < 0.42 else rng.uniform(0.05, 0.95)
    own = ~given & (rng.random(81) < share)
    return np.where(given | own, digits, 0), own


def parts(digits, together):
    """Digits that are drawn alike: all of a page, or each by itself."""
    if together:
        return [digits] if digits.any() else []
    return [np.where(np.arange(81) == cell, digits, 0) for cell in np.flatnonzero(digits)]


class Sheet:
    """The paper, flat and from above. `ink` goes from 0 to 255."""

    def __init__(self, rng, cell):
        self.rng = rng
        self.cell = cell
        self.margin = int(cell * rng.uniform(0.5, 2.6))
        self.side = 9 * cell + 2 * self.margin
        self.ink = Image.new("L", (self.side, self.side))
        self.paper = Image.new("L", (self.side, self.side))

    def at(self, cells):
        return self.margin + cells * self.cell

    def lay(self, image, x, y, strength):
        """Adds ink where it is darker than the ink that is there."""
        image = image.point((np.arange(256) * strength).astype(int).tolist())
        box = (int(x), int(y), int(x) + image.width, int(y) + image.height)
        self.ink.paste(ImageChops.lighter(self.ink.crop(box), image), box[:2])

    def lines(self):
        rng, draw = self.rng, ImageDraw.Draw(self.ink)
        thin = max(1, round(self.cell * rng.uniform(0.012, 0.045)))
        thick = thin if rng.random() < 0.12 else max(thin, round(self.cell * rng.uniform(0.04, 0.13)))
        pale = int(255 * (rng.uniform(0.35, 1.0) if rng.random() < 0.5 else 1.0))
        if rng.random() < 0.14:
            tint, box_of = int(rng.uniform(15, 70)), rng.integers(0, 2)
            for block in range(9):
                if block % 2 == box_of:
                    x, y = self.at(block % 3 * 3), self.at(block // 3 * 3)
                    ImageDraw.Draw(self.paper).rectangle([x, y, x + 3 * self.cell, y + 3 * self.cell], fill=tint)
        start, end = self.at(0), self.at(9)
        for heavy in (False, True):
            for line in range(10):
                if (line % 3 == 0) != heavy:
                    continue
                width, fill = (thick, 255) if heavy else (thin, pale)
                a = self.at(line) - width // 2
                b = a + width - 1
                draw.rectangle([start - width // 2, a, end + width // 2, b], fill=fill)
                draw.rectangle([a, start - width // 2, b, end + width // 2], fill=fill)

    def print_digits(self, digits, printed):
        rng = self.rng
        path = choice(rng, printed)
        height = rng.uniform(0.40, 0.80) * self.cell
        font = face(path, max(8, int(height / 0.70)))
        strength = rng.uniform(0.75, 1.0) if rng.random() < 0.8 else rng.uniform(0.4, 0.8)
        off = rng.normal(0, 0.03, 2) * self.cell
        shade = rng.uniform(10, 60) if rng.random() < 0.08 else 0
        for cell in np.flatnonzero(digits):
            x, y = self.at(cell % 9), self.at(cell // 9)
            if shade:
                ImageDraw.Draw(self.paper).rectangle([x, y, x + self.cell, y + self.cell], fill=int(shade))
            self.glyph(font, str(digits[cell]), x + self.cell / 2 + off[0], y + self.cell / 2 + off[1], strength)

    def glyph(self, font, text, x, y, strength, turn=0.0):
        image = glyph(font, text)
        if turn:
            image = image.rotate(turn, Image.Resampling.BILINEAR, expand=True)
        self.lay(image, round(x - image.width / 2), round(y - image.height / 2), strength)

    def write_digits(self, digits, written):
        rng = self.rng
        height = rng.uniform(0.38, 0.82) * self.cell
        strength = rng.uniform(0.35, 1.0)
        hand = Hand(rng) if rng.random() < 0.82 else None
        path = choice(rng, written)
        spread = rng.uniform(0.02, 0.09) * self.cell
        sizes = rng.uniform(0.03, 0.14)
        for cell in np.flatnonzero(digits):
            tall = height * np.clip(rng.normal(1, sizes), 0.75, 1.25)
            x, y = np.array([self.at(cell % 9 + 0.5), self.at(cell // 9 + 0.5)]) + rng.normal(0, spread, 2)
            ink = strength * rng.uniform(0.85, 1.0)
            if hand:
                image = hand.digit(rng, int(digits[cell]), tall)
                self.lay(image, x - image.width / 2, y - image.height / 2, ink)
            else:
                self.glyph(face(path, max(8, int(tall / 0.70))), str(digits[cell]), x, y, ink, rng.normal(0, 6))

    def pencil_marks(self, digits, printed, written):
        """Small digits in a corner, or nine in their places: the cell is empty all the same."""
        rng = self.rng
        height = rng.uniform(0.16, 0.27) * self.cell
        hand, path = Hand(rng), choice(rng, written if rng.random() < 0.7 else printed)
        strength, share = rng.uniform(0.3, 0.9), rng.uniform(0.2, 0.9)
        in_places, by_font = rng.random() < 0.5, rng.random() < 0.4
        small = {digit: hand.digit(rng, digit, height) for digit in range(1, 10)}
        for cell in np.flatnonzero(digits == 0):
            if rng.random() > share:
                continue
            for at, digit in enumerate(rng.permutation(9)[: rng.integers(1, 6)] + 1):
                third = digit - 1 if in_places else [0, 2, 1, 6, 8][at]
                x = self.at(cell % 9 + 0.20 + 0.30 * (third % 3)) + rng.normal(0, 0.02) * self.cell
                y = self.at(cell // 9 + 0.20 + 0.30 * (third // 3)) + rng.normal(0, 0.02) * self.cell
                if by_font:
                    self.glyph(face(path, max(5, int(height / 0.70))), str(digit), x, y, strength)
                else:
                    image = small[int(digit)]
                    self.lay(image, x - image.width / 2, y - image.height / 2, strength)

    def surroundings(self, printed):
        """Text, a bar, a piece of another grid: what stands on a page beside a Sudoku."""
        rng, draw = self.rng, ImageDraw.Draw(self.ink)
        font = face(choice(rng, printed), max(7, int(self.cell * rng.uniform(0.2, 0.5))))
        letters = list("abcdefghiklmnoprstuvwz     ABC123")
        gap = self.cell * 0.25
        if rng.random() < 0.8:
            y = 0.0
            while y < self.side:
                if not self.at(0) - font.size * 1.3 - gap < y < self.at(9) + gap:
                    draw.text((rng.uniform(0, 9), y), "".join(rng.choice(letters, 60)), fill=220, font=font)
                y += font.size * 1.3
        if rng.random() < 0.15:
            bottom = self.at(0) - gap
            draw.rectangle([self.at(0), bottom - 0.5 * self.cell, self.at(9), bottom], fill=255)
        if rng.random() < 0.15:
            left = self.at(9) + gap + rng.uniform(0, 0.5) * self.cell
            for line in range(10):
                draw.line([left, self.at(line), self.side, self.at(line)], fill=255, width=1 + 2 * (line % 3 == 0))
                x = left + line * self.cell
                draw.line([x, self.at(0), x, self.at(9)], fill=255, width=1 + 2 * (line % 3 == 0))

    def reflectance(self):
        """What the paper throws back, 0 to 1, with dirt, creases and the other side's print."""
        rng = self.rng
        ink = np.asarray(self.ink, np.float32) / 255
        paper = 1 - np.asarray(self.paper, np.float32) / 255
        if rng.random() < 0.45:
            other = self.ink.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            other = ImageChops.offset(other, *map(int, rng.integers(-60, 60, 2)))
            other = other.filter(ImageFilter.GaussianBlur(float(self.cell * rng.uniform(0.02, 0.06))))
            paper = paper * (1 - rng.uniform(0.02, 0.16) * np.asarray(other, np.float32) / 255)
        spots = Image.new("L", self.ink.size)
        draw = ImageDraw.Draw(spots)
        for _ in range(rng.poisson(rng.choice([4, 16])) if rng.random() < 0.7 else 0):
            x, y = rng.uniform(0, self.side, 2)
            r = self.cell * rng.uniform(0.01, 0.12)
            draw.ellipse([x - r, y - r * rng.uniform(0.4, 1), x + r, y + r], fill=int(rng.uniform(30, 200)))
        for _ in range(rng.poisson(2) if rng.random() < 0.5 else 0):
            a, b = rng.uniform(0, self.side, (2, 2))
            draw.line([*a, *b], fill=int(rng.uniform(20, 150)), width=int(rng.integers(1, 1 + self.cell // 8)))
        spots = spots.filter(ImageFilter.GaussianBlur(float(self.cell * rng.uniform(0.01, 0.06))))
        paper = paper * (1 - rng.uniform(0.2, 0.8) * np.asarray(spots, np.float32) / 255)
        return paper * (1 - ink * rng.uniform(0.85, 1.0))


class View:
    """A camera before curled paper. Page coordinates are in half sides of the grid, with its middle as origin."""

    def __init__(self, rng, cell, margin, target):
        self.rng = rng
        self.to_sheet = 4.5 * cell, margin + 4.5 * cell
        tilt = rng.normal(0, 13) if rng.random() < 0.85 else rng.uniform(-45, 45)
        lean = rng.normal(0, 9) if rng.random() < 0.85 else rng.uniform(-40, 40)
        roll = rng.normal(0, 4) if rng.random() < 0.85 else rng.uniform(-30, 30)
        a, b, c = np.radians([tilt, lean, roll])
        about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
        about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
        about_z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
        self.turn = about_z @ about_y @ about_x
        self.distance = rng.uniform(3.0, 6.0)
        self.curl = rng.normal(0, 0.05, 3) if rng.random() < 0.6 else np.zeros(3)
        self.wave = rng.uniform(0, 6.3), rng.uniform(1, 3), rng.normal(0, 0.012)
        corners = self.project(np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], float))
        span = np.sqrt(abs(area(corners)))
        self.scale = 9 * target / span
        corners = corners * self.scale
        low, high = corners.min(0), corners.max(0)
        room = (high - low) / rng.uniform(0.55, 0.97)
        self.size = tuple(int(side) for side in np.maximum(room, 80))
        free = np.array(self.size) - (high - low)
        self.shift = free * rng.uniform(0.1, 0.9, 2) - low
        self.corners = corners + self.shift

    def height(self, x, y):
        phase, many, high = self.wave
        return self.curl[0] * x * x + self.curl[1] * x * y + self.curl[2] * y * y + high * np.sin(phase + many * x)

    def project(self, page):
        x, y = page.T
        around = np.stack([x, y, self.height(x, y)], 1) @ self.turn.T
        return around[:, :2] / (self.distance + around[:, 2:]) * self.distance

    def page_of(self, pixels):
        """The points of the page that are seen at pixels: a ray meets a plane, whose height is mended."""
        seen = (pixels - self.shift) / self.scale
        rays = np.stack([seen[:, 0], seen[:, 1], np.full(len(seen), self.distance)], 1) @ self.turn
        eye = np.array([0, 0, -self.distance]) @ self.turn
        level = np.zeros(len(seen))
        for _ in range(4):
            along = (level - eye[2]) / rays[:, 2]
            x, y = (eye + along[:, None] * rays)[:, :2].T
            level = self.height(np.clip(x, -2, 2), np.clip(y, -2, 2))
        return np.stack([x, y], 1)

    def take(self, reflectance):
        width, height = self.size
        xs, ys = np.linspace(0, width, 15).astype(int), np.linspace(0, height, 15).astype(int)
        nodes = self.page_of(np.stack(np.meshgrid(xs, ys), -1).reshape(-1, 2).astype(float))
        nodes = (nodes * self.to_sheet[0] + self.to_sheet[1]).reshape(len(ys), len(xs), 2)
        mesh = []
        for row in range(len(ys) - 1):
            for column in range(len(xs) - 1):
                box = (xs[column], ys[row], xs[column + 1], ys[row + 1])
                a, b = nodes[row, column], nodes[row, column + 1]
                c, d = nodes[row + 1, column], nodes[row + 1, column + 1]
                mesh.append((box, (*a, *c, *d, *b)))
        image = Image.fromarray((reflectance * 254 + 1).astype(np.uint8))
        image = image.transform(self.size, Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)
        seen = np.asarray(image, np.float32)
        # Beside the sheet is a table.
        return np.where(seen < 0.5, self.rng.uniform(0.1, 0.9), (seen - 1) / 254)


@lru_cache(maxsize=4096)
def glyph(font, text):
    """A text as ink, with a little room around it."""
    left, top, right, bottom = font.getbbox(text)
    image = Image.new("L", (right - left + 4, bottom - top + 4))
    ImageDraw.Draw(image).text((2 - left, 2 - top), text, fill=255, font=font)
    return image


def area(corners):
    x, y = corners.T
    return 0.5 * np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))


def expose(rng, picture, target):
    """Light, lens, sensor and JPEG."""
    height, width = picture.shape
    x, y = np.meshgrid(np.linspace(-1, 1, width, dtype=np.float32), np.linspace(-1, 1, height, dtype=np.float32))
    light = 1 + rng.normal(0, 0.14) * x + rng.normal(0, 0.14) * y - abs(rng.normal(0, 0.08)) * (x * x + y * y)
    if rng.random() < 0.35:
        edge = rng.normal(0, 1) * x + rng.normal(0, 1) * y + rng.normal(0, 0.6)
        light = light * (1 - rng.uniform(0.1, 0.55) / (1 + np.exp(-edge * np.exp(rng.uniform(1, 5)))))
    if rng.random() < 0.10:
        gx, gy, r = *rng.uniform(-1, 1, 2), rng.uniform(0.1, 0.5)
        light = light + rng.uniform(0.1, 0.6) * np.exp(-((x - gx) ** 2 + (y - gy) ** 2) / (2 * r * r))
    if rng.random() < 0.10:
        fx, fy = rng.uniform(-0.9, 0.9, 2) * np.array([width, height]) / 2
        light = light * (1 + rng.uniform(0.02, 0.12) * np.sin(fx * x * np.pi + fy * y * np.pi))
    for _ in range(rng.poisson(0.5)):
        # A fold: one side leans away from the light, most of all at the edge.
        turn, off = rng.uniform(0, 6.3), rng.uniform(-0.7, 0.7)
        away = np.cos(turn) * x + np.sin(turn) * y - off
        light = light * (1 - rng.uniform(0.05, 0.45) * (away > 0) * np.exp(-away * np.exp(rng.uniform(1, 3.5))))
    bright = rng.uniform(110, 245)
    dark = rng.uniform(0, bright * rng.choice([0.25, 0.5, 0.75], p=[0.55, 0.3, 0.15]))
    image = Image.fromarray(np.clip(light * (dark + (bright - dark) * picture), 0, 255).astype(np.uint8))
    blur = abs(rng.normal(0, 0.022)) * target + 0.3
    image = image.filter(ImageFilter.GaussianBlur(float(min(blur, 3.0))))
    if rng.random() < 0.2:
        step = rng.normal(0, 0.03, 2) * target
        near = ImageChops.offset(image, *map(round, step))
        image = Image.blend(image, near, 0.5)
    noise = rng.normal(0, rng.uniform(0.3, 8) * min(1.0, target / 30), picture.shape)
    image = Image.fromarray(np.clip(np.asarray(image) + noise, 0, 255).astype(np.uint8))
    packed = io.BytesIO()
    image.save(packed, "JPEG", quality=int(rng.uniform(25, 96)))
    return Image.open(packed).convert("L")


def choice(rng, families):
    names = sorted(families)
    files = families[names[rng.integers(len(names))]]
    return files[rng.integers(len(files))]


if __name__ == "__main__":
    import sys
    import time

    from fonts import families

    printed, written = families(sys.argv[3:])
    begun = time.time()
    sheet = Image.new("L", (2000, 1500), 255)
    for number in range(12):
        page = draw_page(np.random.default_rng([int(sys.argv[2]), number]), printed, written)
        page.picture.thumbnail((500, 500))
        sheet.paste(page.picture, (number % 4 * 500, number // 4 * 500))
    print((time.time() - begun) / 12)
    sheet.save(sys.argv[1])
