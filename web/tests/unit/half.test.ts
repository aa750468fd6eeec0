/** The first half of the module does without the second what the page asks of it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import * as wasm from "sudokit-wasm";
import { STOCKED, stocked } from "../../src/kit/stock.ts";
import { LEVELS, loadFirst } from "../positions.ts";

before(async () => {
  globalThis.sudokitFiles = { "stock.txt": await readFile("dist/stock.txt", "utf8") };
  await loadFirst();
});

const parsed = <T>(text: string): T => JSON.parse(text) as T;

test("it helps through the games in stock, and looks and keeps as ever", async (t) => {
  let rungs = 0;
  for (const level of LEVELS) {
    for (let seed = 1; seed <= STOCKED; seed += 8) {
      const origin = JSON.stringify({ from: "made", level, seed });
      const game = wasm.Game.begin((await stocked(level, seed))!, origin);
      for (;;) {
        const { told, action } = parsed<{ told: { rung: string }[]; action: unknown }>(wasm.first_ladder(game.save()));
        rungs += told.length;
        if (action === null || parsed<{ refused?: string }>(game.act(JSON.stringify(action))).refused !== undefined) break;
        assert.equal(parsed<unknown[]>(game.view()).length, 81);
      }
      assert.ok(level === "master" || parsed<{ finished: unknown }>(game.state()).finished !== null, `${level} ${seed}`);
      assert.equal(wasm.Game.restore(game.save()).save(), game.save());
      game.free();
    }
  }
  t.diagnostic(`${rungs} rungs`);
});

test("a wish for Sudoku Explainer's order is one for the second half", async () => {
  const game = wasm.Game.begin((await stocked("hard", 1))!, JSON.stringify({ from: "made", level: "hard", seed: 1 }));
  const { options } = parsed<{ options: object }>(new wasm.Profile().data());
  game.act(JSON.stringify({ do: "choose", options: { ...options, hints: "sudoku-explainer" } }));
  const { told } = parsed<{ told: { rung: string }[] }>(wasm.first_ladder(game.save()));
  assert.deepEqual(
    told.map(({ rung }) => rung),
    ["nothing"],
  );
});

test("what is wrong with a text is told without the second half", () => {
  const opened = JSON.stringify({ from: "opened" });
  assert.throws(() => wasm.Game.begin("53", opened), /81/);
  assert.throws(
    () => wasm.Game.restore("no game"),
    (error) => !(error instanceof WebAssembly.RuntimeError),
  );
});

test("a function of the second half ends with an error, and the first goes on", () => {
  assert.throws(() => wasm.count("1".padEnd(81, "."), 2), WebAssembly.RuntimeError);
  assert.match(wasm.version(), /^\d+\.\d+/);
});

test("the second half of another build is refused", async () => {
  const [first, bytes] = [await loadFirst(), await readFile("dist/deep.wasm")];
  const at = bytes.indexOf("memory-");
  assert.ok(at > 0);
  bytes.write("memory-0123456789abcdef", at);
  await assert.rejects(WebAssembly.instantiate(await WebAssembly.compile(bytes), { first }), WebAssembly.LinkError);
});
