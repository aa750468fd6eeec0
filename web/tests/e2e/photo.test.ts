/** Pictures of puzzles: chosen, pasted, dropped, held before the camera; and what cannot be read. */
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { chromium, type Page } from "playwright-core";
import { EASY, executablePath, FLAGS, serve, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { cell, givens, inGrid, own } from "./play.ts";

/** A page with one puzzle, as `sudoku print` draws it. */
const PAGE = "../crates/sudokit/tests/photo.png";
const ON_PAGE = EASY.replaceAll("0", ".");
const OTHER = EASY.replace("5", "0");

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.setInputFiles('input[accept="image/*"]', file);

/** The page as another kind of file, made by the browser, perhaps with a blurred middle. */
const recoded = async (page: Page, type: string, isBlurred = false): Promise<Buffer> => {
  const from = `data:image/png;base64,${(await readFile(PAGE)).toString("base64")}`;
  const data = await page.evaluate(
    async ({ from, type, isBlurred }) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      if (isBlurred) {
        const middle: [number, number, number, number] = [0.3 * image.width, 0.3 * image.height, 0.4 * image.width, 0.4 * image.height];
        context.filter = "blur(7px)";
        context.drawImage(image, ...middle, ...middle);
      }
      return canvas.toDataURL(type, 0.9);
    },
    { from, type, isBlurred },
  );
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
};

test("a picture becomes a puzzle that stands beside it", async () => {
  const { page, complaints, end } = await visit({ at: "#/open" });
  try {
    const parts: string[] = [];
    page.on("request", (request) => parts.push(new URL(request.url()).pathname));
    await choose(page, PAGE);
    await page.waitForSelector(".compared img");
    assert.equal(await page.inputValue("textarea"), ON_PAGE);
    assert.match(await page.locator("#main").innerText(), /Every digit is clear\./);
    assert.deepEqual(parts.filter((path) => path.endsWith(".wasm")).sort(), ["/deep.wasm", "/photo.wasm"]);
    // The outline lies over the grid in the picture: square, and wide.
    const box = await page.locator(".outline polygon").boundingBox();
    const image = await page.locator(".compared img").boundingBox();
    assert.ok(box !== null && image !== null && Math.abs(box.width - box.height) < 0.02 * box.width && box.width > 0.3 * image.width);
    // Another text is not the picture's.
    await page.fill("textarea", OTHER);
    await eventually(async () => assert.equal(await page.locator(".compared").count(), 0));
    for (const type of ["image/webp", "image/jpeg"]) {
      await choose(page, { name: "photo", mimeType: type, buffer: await recoded(page, type) });
      await eventually(async () => assert.equal(await page.inputValue("textarea"), ON_PAGE));
      await page.fill("textarea", "");
    }
    await choose(page, PAGE);
    await page.locator("button.main", { hasText: "Play" }).click();
    await inGrid(page);
    await eventually(async () => assert.equal(await givens(page), EASY));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a picture can be pasted and dropped", async () => {
  const { page, complaints, end } = await visit({ at: "#/open" });
  try {
    const bytes = [...(await readFile(PAGE))];
    for (const kind of ["paste", "drop"]) {
      await page.evaluate(
        ([kind, bytes]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes as number[])], "photo.png", { type: "image/png" }));
          const event = kind === "paste" ? new ClipboardEvent("paste", { clipboardData: data }) : new DragEvent("drop", { dataTransfer: data });
          dispatchEvent(event);
        },
        [kind, bytes],
      );
      await eventually(async () => assert.equal(await page.inputValue("textarea"), ON_PAGE));
      await page.fill("textarea", "");
    }
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a text that comes while a picture is read stays", async () => {
  const { page, complaints, end } = await visit({ at: "#/open" });
  try {
    await choose(page, PAGE);
    await page.fill("textarea", OTHER);
    await page.waitForSelector("text=with 29 givens");
    // The worker answers in turn: once it has answered this, it is through with the picture.
    await choose(page, "public/icon-512.png");
    await page.waitForSelector("text=There's no Sudoku in the picture");
    assert.equal(await page.inputValue("textarea"), OTHER);
    assert.equal(await page.locator(".compared").count(), 0);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a picture that cannot be read gets a sentence, and the text stays", async () => {
  const { page, complaints, end } = await visit({ at: "#/open" });
  try {
    await page.fill("textarea", OTHER);
    const says = (what: RegExp): Promise<void> => eventually(async () => assert.match(await page.locator("#found").innerText(), what));
    await choose(page, "public/icon-512.png");
    await says(/There's no Sudoku in the picture/);
    await choose(page, { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await says(/can't open the file as a picture/);
    assert.equal(await page.inputValue("textarea"), OTHER);
    await choose(page, PAGE);
    await page.waitForSelector(".compared img");
    assert.doesNotMatch(await page.locator("#found").innerText(), /as a picture/);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a reading is corrected: own digits stay the player's, and cells to check are shaded until they are written", async () => {
  const line = `${ON_PAGE.slice(0, 2)}+4${ON_PAGE.slice(3)}`;
  const { page, complaints, end } = await visit({ at: `#/make/edit/${encodeURIComponent(line)}/check/r1c3r9c9` });
  try {
    await inGrid(page);
    await eventually(async () => assert.equal(await own(page), `004${"0".repeat(78)}`));
    assert.equal(await givens(page), EASY);
    const shaded = (): Promise<number> => page.locator(".picture .place").count();
    assert.equal(await shaded(), 2);
    await page.reload();
    await inGrid(page);
    await eventually(async () => assert.equal(await shaded(), 2));
    await cell(page, 80).click();
    await page.keyboard.press("9");
    await eventually(async () => assert.equal(await shaded(), 1));
    await page.locator(".entering .main").click();
    await eventually(async () => assert.equal(await shaded(), 0));
    assert.equal(await own(page), `004${"0".repeat(78)}`);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

/** Holds the page before the camera, and looks at the app. */
async function beforeCamera(isBlurred: boolean, look: (page: Page) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sudokit-camera-"));
  const { page: maker, end } = await visit();
  const video = join(folder, "page.mjpeg");
  await writeFile(video, await recoded(maker, "image/jpeg", isBlurred));
  await end();
  const { url, server } = await serve();
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...FLAGS, "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${video}`],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wish) => {
        const stream = await open(wish);
        Object.assign(globalThis, { stream });
        return stream;
      };
    });
    await page.goto(`${url}#/open`);
    await page.locator("button", { hasText: "Use the camera" }).click();
    await look(page);
    await page.waitForSelector(".compared img");
    assert.equal(await page.locator("dialog").count(), 0);
    const states = await page.evaluate(() => (globalThis as unknown as { stream: MediaStream }).stream.getTracks().map((track) => track.readyState));
    assert.deepEqual(states, ["ended"]);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

test("the camera takes a puzzle that is held before it, and is released", () =>
  beforeCamera(false, async (page) => {
    await page.waitForSelector(".compared img");
    assert.equal(await page.inputValue("textarea"), ON_PAGE);
  }));

test("before a page that stays in doubt the camera says what helps, and takes it as it is", () =>
  beforeCamera(true, async (page) => {
    await page.waitForSelector("text=Some digits are hard to read");
    await page.locator("button", { hasText: "Use it as it is" }).click();
    // Blurred cells are in doubt, and are to be compared.
    await page.waitForSelector("text=/Please compare .* with the picture/");
  }));

test("without leave to use the camera the way by a picture is named", async () => {
  const { page, context, end } = await visit({ at: "#/open" });
  try {
    await context.clearPermissions();
    await page.locator("button", { hasText: "Use the camera" }).click();
    await page.waitForSelector("text=Choose a picture instead");
    await page.keyboard.press("Escape");
    await eventually(async () => assert.equal(await page.locator("dialog").count(), 0));
  } finally {
    await end();
  }
});
