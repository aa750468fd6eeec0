/** A game without a move looks before the WebAssembly is there as it does with it. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as wasm from "sudokit-wasm";
import { freshLook, USUAL } from "../../src/game/fresh.ts";
import type { Hand, OfLevel, ProfileData, State } from "../../src/kit/wire.ts";
import { LEVELS, loadModules } from "../positions.ts";

before(loadModules);

test("a player who has chosen no options has the usual ones", () => {
  assert.deepEqual(USUAL, (JSON.parse(new wasm.Profile().data()) as ProfileData).options);
});

test("cells, state and hand are those of the game", () => {
  for (const level of LEVELS) {
    for (const seed of [1, 57, 200]) {
      const origin: OfLevel = { from: "made", level, seed };
      const puzzle = wasm.level_puzzle(JSON.stringify(origin));
      const begun = wasm.Game.begin(puzzle, JSON.stringify(origin));
      const options = { ...USUAL, complete: seed > 1 };
      begun.act(JSON.stringify({ do: "choose", options }));
      const { view, state, hand } = freshLook(puzzle, origin, options);
      assert.deepEqual(view, JSON.parse(begun.view()));
      assert.deepEqual({ ...state, solution: null }, { ...(JSON.parse(begun.state()) as State), solution: null });
      assert.deepEqual(hand, JSON.parse(begun.hand()) as Hand);
      begun.free();
    }
  }
});
