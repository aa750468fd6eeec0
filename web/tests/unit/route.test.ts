import assert from "node:assert/strict";
import { test } from "node:test";
import { heightOf } from "../../src/analyse/Curve.tsx";
import { paperOf } from "../../src/print/Sheets.tsx";
import { linkTo, routeOf } from "../../src/route.ts";
import { pack, unpack } from "../../src/share/link.ts";

test("addresses lead back to where they come from", () => {
  assert.deepEqual(routeOf(""), { screen: "home", parts: [] });
  assert.deepEqual(routeOf("#/"), { screen: "home", parts: [] });
  assert.deepEqual(routeOf(linkTo("play", "easy-7")), { screen: "play", parts: ["easy-7"] });
  assert.deepEqual(routeOf(linkTo("play", "a/b %")), { screen: "play", parts: ["a/b %"] });
  assert.deepEqual(routeOf("#/play/%E0%A4%A"), { screen: "play", parts: ["%E0%A4%A"] });
});

test("shared links are known by their beginning", () => {
  assert.deepEqual(routeOf("#p=123"), { screen: "shared", parts: ["p", "123"] });
  assert.deepEqual(routeOf("#g=a-b_"), { screen: "shared", parts: ["g", "a-b_"] });
});

test("a game goes through a link and back", async () => {
  const text = JSON.stringify({ game: "ä".repeat(5000) });
  const packed = await pack(text);
  assert.match(packed, /^[\w-]+$/);
  assert.equal(await unpack(packed), text);
});

test("a link that unpacks to too long for a game is refused", async () => {
  await assert.rejects(unpack(await pack("0".repeat(5_000_000))), /too long for a game/);
  await assert.rejects(unpack("!!"));
});

test("paper is what printers hold at the place", () => {
  assert.deepEqual(["en-US", "es-MX", "en-GB", "de", "fr-CA"].map(paperOf), ["letter", "letter", "a4", "a4", "letter"]);
});

test("harder steps are higher", () => {
  const heights = [4, 14, 60, 140, 500, 10_000].map(heightOf);
  assert.deepEqual(
    heights,
    [...heights].sort((a, b) => a - b),
  );
  assert.ok(heights.every((height) => height > 0 && height <= 1));
});
