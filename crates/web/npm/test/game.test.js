// A game from the first key to the last digit.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Game, init, keys, levels, Profile, SudokitError } from "sudokit";

const CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

before(() => init());

test("a level and a seed name a puzzle", () => {
  const puzzle = (level) => Game.ofLevel(level, 7).state.puzzle;
  for (const { name } of levels()) assert.equal(puzzle(name), puzzle(name));
  assert.notEqual(puzzle("easy"), puzzle("hard"));
});

test("a game begins with a puzzle", () => {
  assert.throws(() => new Game(), { code: "argument", message: "a game begins with Game.ofLevel, ofDay, open, enter or restore" });
  assert.throws(() => Game.ofLevel("easy"), { code: "argument", message: /^seed: expected a whole number from 0 to .*, found undefined$/ });
});

test("an action changes the grid, and is refused with a reason", () => {
  const game = Game.open(CLASSIC);
  const change = game.act({ do: "place", cells: ["r1c3"], digit: 4 });
  assert.deepEqual(change, { cells: ["r1c3"], said: "4 in r1c3.", finished: false });
  assert.equal(game.cells[2].digit, 4);
  assert.deepEqual(game.act({ do: "place", cells: ["r1c1"], digit: 4 }), { refused: "r1c1 is a given." });
  assert.throws(() => game.act({ do: "dance" }), SudokitError);
});

test("keys move, write, and name what the screen has to do", () => {
  const game = Game.open(CLASSIC);
  assert.equal(game.hand.cursor, "r1c3");
  assert.equal(game.press("4").answer.said, "4 in r1c3.");
  assert.equal(game.press("ArrowRight").handled, true);
  assert.equal(game.hand.cursor, "r1c4");
  assert.deepEqual(game.press("?"), { command: "hint", handled: false, action: null, answer: null });
  assert.equal(game.press("ArrowLeft", { shift: true }).command, "select left");
  assert.deepEqual(game.hand.cells, ["r1c3", "r1c4"]);
  assert.equal(game.press("r", { control: true }).command, "redo");
  assert.ok(keys().some((binding) => binding.name === "undo" && binding.keys[0] === "u"));
});

test("help climbs until the step is taken, and leads to the end", () => {
  const game = Game.open(CLASSIC);
  const rungs = [];
  for (let rung = ""; rung !== "done"; rungs.push(rung)) rung = game.ask().rung;
  assert.deepEqual([rungs[0], rungs.at(-1)], ["name", "done"]);
  for (let asked = 0; !game.state.isFinished; asked++) {
    assert.ok(asked < 1000);
    game.ask();
  }
  assert.equal(game.state.assistance, "steps");
});

test("a saved game and a log are the same game", () => {
  const game = Game.ofLevel("medium", 3);
  let log = game.logBegin();
  game.pass(1500);
  game.act({ do: "fill", cells: ["r1c1", "r1c2", "r5c5"], digits: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  game.ask();
  game.act({ do: "undo" });
  log += game.logSince(0);
  assert.deepEqual(Game.restore(game.save()).state, game.state);
  assert.deepEqual(Game.restore(log).cells, game.cells);
  const torn = Game.restore(`${log}{"time":1`);
  assert.match(torn.note, /not written to its end/);
  assert.throws(() => Game.restore("{}"), { code: "document" });
});

test("a profile remembers games and outcomes", () => {
  const profile = new Profile();
  const game = Game.ofDay("2026-11-22", "easy");
  profile.keep("a", game);
  assert.equal(profile.data.games[0].id, "a");
  while (!game.state.isFinished) game.ask();
  profile.close("a", game);
  assert.deepEqual(profile.statistics("easy").solved, 1);
  assert.ok(profile.hasSolved("2026-11-22", "easy"));
  assert.deepEqual(Profile.restore(profile.save()).data, profile.data);
});
