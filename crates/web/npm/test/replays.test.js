// Games that were played natively are the same games here. `cargo xtask web --test` plays them first.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { Game, init } from "sudokit";

before(() => init());

test("what was played natively is the same in WebAssembly", async () => {
  const file = process.env.SUDOKIT_REPLAYS;
  assert.ok(file, "expected SUDOKIT_REPLAYS: what `cargo run -p sudokit-web --example replays` writes");
  const games = (await readFile(file, "utf8")).trim().split("\n").map(JSON.parse);
  assert.ok(games.length >= 100);
  for (const { save, cells, state, told } of games) {
    const game = Game.restore(save);
    assert.equal(game.save(), save);
    assert.deepEqual(game.cells, cells);
    assert.deepEqual(game.state, state);
    // A restored game starts at the bottom of the ladder: climb to the rung that was told.
    let here = game.ask();
    while (here.rung !== told.rung) here = game.ask();
    assert.deepEqual(here, told);
  }
});
