import assert from "node:assert/strict";
import { test } from "node:test";
import { browserKeys, type KeyPress, keyLabel, strokeOf } from "../../src/game/keys.ts";

const TABLE = browserKeys([
  { group: "Move", keys: ["up", "k"], name: "up", about: "" },
  { group: "Move", keys: ["Shift-up"], name: "select up", about: "" },
  { group: "Move", keys: ["Tab"], name: "next", about: "" },
  { group: "Write", keys: ["Space"], name: "mode", about: "" },
  { group: "Undo", keys: ["u"], name: "undo", about: "" },
  { group: "Undo", keys: ["U", "Ctrl-R"], name: "redo", about: "" },
  { group: "Help", keys: ["?"], name: "hint", about: "" },
  { group: "Help", keys: ["F1", "H"], name: "keys", about: "" },
]);

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const command = (pressed: KeyPress): string | null => {
  const stroke = strokeOf(pressed, TABLE);
  return stroke?.is === "command" ? stroke.name : null;
};

test("keys that a browser keeps for itself stay with it", () => {
  assert.equal(command(press("Tab")), null);
  assert.equal(command(press("r", { ctrlKey: true })), null);
  assert.equal(command(press("k")), null);
});

test("commands have the keys that players of pages know", () => {
  assert.equal(command(press("z", { ctrlKey: true })), "undo");
  assert.equal(command(press("z", { metaKey: true })), "undo");
  assert.equal(command(press("Z", { ctrlKey: true, shiftKey: true })), "redo");
  assert.equal(command(press("y", { ctrlKey: true })), "redo");
  assert.equal(command(press("?", { shiftKey: true })), "keys");
  assert.equal(command(press("h")), "hint");
  assert.equal(command(press(" ")), "mode");
  assert.equal(command(press("ArrowUp")), "up");
  assert.equal(command(press("ArrowUp", { shiftKey: true })), "select up");
  assert.equal(command(press("ArrowRight", { ctrlKey: true })), "next");
  assert.equal(command(press("z", { ctrlKey: true, altKey: true })), null);
});

test("digits are known by their keys, whatever Shift makes of them", () => {
  const digit = (key: string, code: string, more: Partial<KeyPress> = {}) => strokeOf(press(key, { code, ...more }), TABLE);
  assert.deepEqual(digit("5", "Digit5"), { is: "digit", digit: 5, mode: null });
  assert.deepEqual(digit("5", "Numpad5"), { is: "digit", digit: 5, mode: null });
  assert.deepEqual(digit("%", "Digit5", { shiftKey: true }), { is: "digit", digit: 5, mode: "corner" });
  assert.deepEqual(digit("5", "Digit5", { ctrlKey: true }), { is: "digit", digit: 5, mode: "centre" });
  assert.deepEqual(digit("%", "Digit5", { ctrlKey: true, shiftKey: true }), { is: "digit", digit: 5, mode: "colours" });
  // On a French keyboard Shift makes the digit.
  assert.deepEqual(digit("5", "Digit5", { shiftKey: true }), { is: "digit", digit: 5, mode: null });
  assert.deepEqual(digit("(", "Digit5"), { is: "digit", digit: 5, mode: null });
});

test("no chord has two meanings", () => {
  const chords = TABLE.flatMap(({ keys }) => keys);
  assert.equal(new Set(chords).size, chords.length);
});

test("keys are labelled as they are written on keyboards", () => {
  assert.deepEqual(["u", "U", "Ctrl+z", "Ctrl+Shift+z", "Shift+ArrowUp", "?"].map(keyLabel), [
    "U",
    "Shift+U",
    "Ctrl+Z",
    "Ctrl+Shift+Z",
    "Shift+↑",
    "?",
  ]);
});
